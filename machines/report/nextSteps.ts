import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { FlowType } from '#machines/claim/enums.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { Path } from '#machines/claim/path.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { factsOf, holds } from '#machines/subject/rule.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** How soon something is promised. */
export type Within =
  | { readonly workingDays: number }
  | { readonly days: number }
  | { readonly months: number };

/** A step after sending as it is written: when it is one, and what it says. */
export interface NextStepRow {
  /** Its texts stand under `finalised.next.{name}`. */
  readonly name: string;
  /** Only where this holds. */
  readonly when?: Rule;
  /** Only where something is answered there. */
  readonly answered?: Path;
  /** Only where nothing is. */
  readonly unanswered?: Path;
  /** What it says. */
  readonly text: StepWords | readonly StepWords[];
  /** What its words name: an answer, or how many rows there are. */
  readonly values?: Readonly<Record<string, { readonly of: Path } | { readonly rowsOf: Path }>>;
  /** How soon it is promised, where it is. */
  readonly within?: Within;
  /** Where something else is to be reported, below the entry prefix: named under `way`. */
  readonly way?: string;
  /**
   * What the reporter still has to do, which is counted for whoever handles the claim: `written` is told us by a question about the report,
   * named under `way`, `done` elsewhere.
   */
  readonly task?: 'written' | 'done';
}

/** The key of a text, or the answer that is the key; of several, the first whose rule holds and whose answer is there counts. */
export interface StepWords {
  readonly key: string | { readonly of: Path };
  readonly when?: Rule;
  readonly answered?: Path;
}

/** The steps after sending by what is sent, in order. */
export type NextStepTable = Readonly<Record<FlowType, readonly NextStepRow[]>>;

/** A step after sending: its texts stand under `finalised.next.{name}`, what it says under `text`. */
export interface NextStep extends Pick<NextStepRow, 'name' | 'within' | 'way' | 'task'> {
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What happens after a claim is sent, in order, by what is answered. A row without words for these answers is no step. */
export const nextStepsAfter = (table: NextStepTable, claim: ClaimDetail): readonly NextStep[] => {
  const read = factsIn(claim);
  const counts = ({ when, answered, unanswered }: Counting): boolean =>
    holds(when, read) &&
    (answered === undefined || isAnswer(valueAt(claim, answered))) &&
    (unanswered === undefined || !isAnswer(valueAt(claim, unanswered)));
  return table[claim.flowType ?? 'DRAFT']
    .filter(counts)
    .flatMap(({ name, text, values, within, way, task }) => {
      const words = [text].flat().find(counts);
      const key = words && keyOf(words);
      return key === undefined
        ? []
        : {
            name,
            text: key,
            ...(values && { values: Object.fromEntries(Object.entries(values).map(valueOf)) }),
            ...(within && { within }),
            ...(way !== undefined && { way }),
            ...(task && { task }),
          };
    });

  function keyOf({ key }: StepWords): string | undefined {
    const code = typeof key === 'string' ? key : valueAt(claim, key.of);
    return typeof code === 'string' ? code : undefined;
  }

  function valueOf([name, from]: readonly [string, { of: Path } | { rowsOf: Path }]): [
    string,
    string | number,
  ] {
    if ('of' in from) return [name, String(valueAt(claim, from.of))];
    const rows = valueAt(claim, from.rowsOf);
    return [name, Array.isArray(rows) ? rows.length : 0];
  }
};

type Counting = Pick<NextStepRow, 'when' | 'answered' | 'unanswered'>;

const isAnswer = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The names of what the reporter still has to do once a claim is sent. */
export const tasksAfter = (table: NextStepTable, claim: ClaimDetail): readonly string[] =>
  nextStepsAfter(table, claim).flatMap(({ name, task }) => (task ? name : []));

/** The answers that decide whether there is a step and what it says, as far as a fact says what it is read from. */
export const answersReadBy = (
  { text, ...row }: NextStepRow,
  readsOf: (fact: string) => readonly string[],
): readonly string[] =>
  [row, ...[text].flat()].flatMap((one) => [
    ...(one.when ? [...factsOf(one.when)].flatMap(readsOf) : []),
    ...[one.answered, 'unanswered' in one ? one.unanswered : undefined].filter((path) => path !== undefined),
    ...('key' in one && typeof one.key === 'object' ? [one.key.of] : []),
  ]);
