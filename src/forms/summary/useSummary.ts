import { useRef, useState } from 'react';
import type { Issue } from '#machines/subject/issues/issue.ts';
import { groupOf } from '#machines/subject/path.ts';
import { tellRefused } from './refusedAnswers.ts';
import { movedName, type MovedRow } from '#src/forms/rows/movedName.ts';

export type SummaryItem = { name: string; issue: Issue; isFixed: boolean };
export type Summary = {
  /** Grows with every refused Continue; the summary takes the focus whenever it does. */
  attempt: number;
  /** What Continue refused, in the order of the page; items stay when corrected and say so. */
  items: SummaryItem[];
};

type Refused = { issue: Issue; /** Its row was removed. */ isGone: boolean };
type Refusal = { attempt: number; refused: Refused[] };
type Errors = { formErrors: Issue[] | null; fieldErrors: Record<string, Issue[] | null> };

/**
 * The error summary of the last refused Continue: `refuse` when Continue was refused, once more where something was asked over the
 * network meanwhile, `clear` when it was not, `rearrange` when the rows of a list have moved, `summaryOf` for what to show now.
 */
export function useSummary() {
  const [refusal, setRefusal] = useState<Refusal>();
  const last = useRef<{ readonly checked: object | undefined; readonly told: readonly string[] }>(undefined);
  return {
    /** `checked` is the same object for all that is refused of one Continue. */
    refuse(form: HTMLFormElement, errors: Errors, checked: object | undefined) {
      const issues = inDocumentOrder(form, errors);
      const told = last.current?.checked === checked ? (last.current?.told ?? []) : [];
      const untold = issues.filter(({ name, key }) => !told.includes(`${name} ${key}`));
      last.current = { checked, told: [...told, ...untold.map(({ name, key }) => `${name} ${key}`)] };
      if (untold.length > 0) tellRefused(form, untold);
      const refused = issues.map((issue) => ({ issue, isGone: false }));
      setRefusal((before) => ({ attempt: (before?.attempt ?? 0) + 1, refused }));
    },
    clear: () => setRefusal(undefined),
    rearrange(list: string, to: MovedRow) {
      const placed = (one: Refused): Refused => {
        const name = one.isGone ? undefined : movedName(one.issue.name, list, to);
        return name === undefined ? { ...one, isGone: true } : { ...one, issue: { ...one.issue, name } };
      };
      setRefusal((before) => before && { ...before, refused: before.refused.map(placed) });
    },
    summaryOf: (current: (name: string) => Issue | undefined): Summary => ({
      attempt: refusal?.attempt ?? 0,
      items: (refusal?.refused ?? []).map(({ issue, isGone }) => {
        const now = isGone ? undefined : current(issue.name);
        return { name: issue.name, issue: now ?? issue, isFixed: now === undefined };
      }),
    }),
  };
}

/** Fields first, as they stand on the page, then what belongs to none of them. */
function inDocumentOrder(form: HTMLFormElement, { formErrors, fieldErrors }: Errors): Issue[] {
  const names = [...form.querySelectorAll<HTMLElement>('[name],[data-field]')].map(
    (element) => element.getAttribute('name') ?? element.dataset['field'] ?? '',
  );
  const ordered = new Set([...names, ...Object.keys(fieldErrors)]);
  const issues = [...ordered].flatMap((name) => fieldErrors[name]?.[0] ?? []).concat(formErrors?.[0] ?? []);
  return issues.filter((issue, at) => !issues.slice(0, at).some((before) => isOneWith(before, issue)));
}

/** True for two answers side by side of which one is missing: one sentence of their own stands for both. */
const isOneWith = (one: Issue, other: Issue): boolean =>
  one.severity === 'required' &&
  one.key !== 'required' &&
  one.key === other.key &&
  groupOf(one.name) === groupOf(other.name);
