import { documentsOf } from '#machines/analysis/rulesOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { DocumentByAnswer } from '#machines/report/documents.ts';
import type { Wanted } from './askedQuestions.ts';
import { overall, type Certainty } from './certainty.ts';
import type { Reachable } from './reachableBy.ts';

/** What may have become of a document so far: it is among those needed, those that help, both or none. */
interface Standing {
  readonly required: boolean;
  readonly optional: boolean;
}

/** The documents that may be wanted, by their codes, in the order of the flow's table. A claim that needs one does not need it merely to help. */
export const wantedDocuments = (flow: AnyFlow, reachable: Reachable): readonly Wanted[] => {
  const { rows, byAnswer } = documentsOf(flow);
  const codes = [
    ...rows.flatMap(({ required, optional }) => [...required, ...optional]),
    ...byAnswer.map(({ code }) => code),
  ];
  return [...new Set(codes)].flatMap((code) => {
    const listed = (list: 'required' | 'optional') =>
      atLeastOne(
        rows.filter((row) => row[list].includes(code)).map(({ when }) => reachable.certaintyOf(when)),
      );
    const first = product(possible(listed('required')), possible(listed('optional')));
    const last = byAnswer
      .filter((row) => row.code === code)
      .reduce<readonly Standing[]>((all, row) => changed(all, row, reachable.certaintyOf(row.when)), first);
    const is = overall(last.map(({ required, optional }) => (required || optional ? 'always' : 'never')));
    const wanted = last.filter(({ required, optional }) => required || optional);
    const required = overall(wanted.map(({ required }) => (required ? 'always' : 'never')));
    return is === 'never' ? [] : [{ key: code, is, required }];
  });
};

const atLeastOne = (all: readonly Certainty[]): Certainty => {
  if (all.includes('always')) return 'always';
  return all.includes('sometimes') ? 'sometimes' : 'never';
};

const possible = (is: Certainty): readonly boolean[] =>
  is === 'sometimes' ? [true, false] : [is === 'always'];

const product = (required: readonly boolean[], optional: readonly boolean[]): readonly Standing[] =>
  required.flatMap((one) => optional.map((other) => ({ required: one, optional: other })));

const changed = (all: readonly Standing[], row: DocumentByAnswer, is: Certainty): readonly Standing[] => {
  const after = all.map((one) => afterAnswer(one, row));
  if (is === 'never') return all;
  return is === 'always' ? after : [...all, ...after];
};

const afterAnswer = (before: Standing, { is }: DocumentByAnswer): Standing => {
  if (is === 'leftOut') return { required: false, optional: false };
  if (is === 'later') return before.required ? { required: false, optional: true } : before;
  return { ...before, [is]: true };
};
