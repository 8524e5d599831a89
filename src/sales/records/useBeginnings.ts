import { useEffect, useRef } from 'react';
import { beginningsOf } from '#machines/flow/withBeginnings.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import type { AskedField } from './askedNow.ts';
import type { RecordView } from './recordView.ts';

/** A question that comes into the form while it is filled in begins with what it begins with, where its fields hold nothing. */
export function useBeginnings({ questions }: RecordView, asked: readonly AskedField[]): void {
  const { id, setValues } = useFormAround();
  const before = useRef(asked);
  useEffect(() => {
    const known = new Set(before.current.map(({ name }) => name));
    before.current = asked;
    const form = document.forms.namedItem(id);
    const held = form ? new FormData(form) : undefined;
    const begun = asked
      .filter(({ name }) => !known.has(name) && !held?.getAll(name).some((text) => text !== ''))
      .flatMap(({ name, at }) => {
        const [first] = questions[at] ? beginningsOf(questions[at]) : [];
        return typeof first?.value === 'string' ? [[name, first.value] as const] : [];
      });
    if (begun.length > 0) setValues(Object.fromEntries(begun));
  }, [asked, questions, id, setValues]);
}
