import type { Known, ReadFact } from './facts.ts';

/** Names of facts with their values, as the kit reads them: any. */
export type AnyFacts = Readonly<Record<string, string | boolean>>;

/**
 * The smallest rule: a fact has a value (`is`), or one of several (`in`), never both. For an answer that takes several values, one of
 * them is enough. It is one type a fact, which the compiler finds by its name; with two it compared each leaf with a thousand types,
 * and a check of the project took three times as long. That a leaf has one of the two is held by `test/leaves.test.ts`.
 */
export type Leaf<F extends object = AnyFacts> = {
  [K in keyof F & string]: { readonly fact: K; readonly is?: F[K]; readonly in?: readonly F[K][] };
}[keyof F & string];

/**
 * A condition as plain data over named facts, so that it survives JSON and can be shown, explained and translated. It serves
 * can-enter rules, questions, choices, lookups, dialogs and documents alike. A rule over the facts of a subject is also one over any.
 */
export type Rule<F extends object = AnyFacts> =
  | Leaf<F>
  | { readonly all: readonly Rule<F>[] }
  | { readonly any: readonly Rule<F>[] }
  | { readonly not: Rule<F> };

/** The result of a rule, part by part. */
export interface Verdict {
  readonly rule: Rule;
  readonly ok: boolean;
  readonly parts: readonly Verdict[];
}

/** The result of a rule as a tree of its parts. A fact that nobody knows yet satisfies no leaf. */
export const evaluate = (rule: Rule, read: ReadFact): Verdict => {
  if ('all' in rule) {
    const parts = rule.all.map((part) => evaluate(part, read));
    return { rule, parts, ok: parts.every((part) => part.ok) };
  }
  if ('any' in rule) {
    const parts = rule.any.map((part) => evaluate(part, read));
    return { rule, parts, ok: parts.some((part) => part.ok) };
  }
  if ('not' in rule) {
    const part = evaluate(rule.not, read);
    return { rule, parts: [part], ok: !part.ok };
  }
  return { rule, parts: [], ok: isAmong(rule, read(rule.fact)) };
};

/** True when a rule holds, or when there is none. */
export const holds = (rule: Rule | undefined, read: ReadFact): boolean =>
  rule === undefined || judge(rule, read, () => false) === 'YES';

/** True unless a rule certainly does not hold, whatever the open facts turn out to be. */
export const mayHold = (rule: Rule | undefined, read: ReadFact, isOpen: (fact: string) => boolean): boolean =>
  rule === undefined || judge(rule, read, isOpen) !== 'NO';

/** True when a rule holds whatever the open facts turn out to be. */
export const mustHold = (
  rule: Rule | undefined,
  read: ReadFact,
  isOpen: (fact: string) => boolean,
): boolean => rule === undefined || judge(rule, read, isOpen) === 'YES';

type Judgement = 'YES' | 'NO' | 'MAYBE';

const judge = (rule: Rule, read: ReadFact, isOpen: (fact: string) => boolean): Judgement => {
  if ('not' in rule) return opposite[judge(rule.not, read, isOpen)];
  if ('all' in rule) return decided(rule.all, 'NO', 'YES');
  if ('any' in rule) return decided(rule.any, 'YES', 'NO');
  const known = read(rule.fact);
  if (known === undefined && isOpen(rule.fact)) return 'MAYBE';
  return isAmong(rule, known) ? 'YES' : 'NO';

  /** One deciding part is enough; otherwise all must agree on the opposite. */
  function decided(parts: readonly Rule[], deciding: Judgement, otherwise: Judgement): Judgement {
    let judged = otherwise;
    for (const part of parts) {
      const one = judge(part, read, isOpen);
      if (one === deciding) return deciding;
      if (one === 'MAYBE') judged = 'MAYBE';
    }
    return judged;
  }
};

const opposite = { YES: 'NO', NO: 'YES', MAYBE: 'MAYBE' } as const satisfies Record<Judgement, Judgement>;

const isAmong = (leaf: Leaf, known: Known): boolean => {
  if (typeof known === 'object') return known.some((one) => isAmong(leaf, one));
  return known !== undefined && wantedBy(leaf).includes(known);
};

/** The values that a leaf asks for, one of which is enough. */
export const wantedBy = ({ is, in: several }: Leaf): readonly (string | boolean)[] =>
  several ?? (is === undefined ? [] : [is]);

/** The leaves that made a verdict what it is. */
export const blame = (verdict: Verdict): readonly Verdict[] => {
  if (verdict.parts.length === 0) return [verdict];
  if ('not' in verdict.rule) return verdict.parts.flatMap(blame);
  return verdict.parts.filter((part) => part.ok === verdict.ok).flatMap(blame);
};

/** The names of the facts that a rule reads. */
export const factsOf = (rule: Rule): ReadonlySet<string> => {
  if ('all' in rule) return new Set(rule.all.flatMap((part) => [...factsOf(part)]));
  if ('any' in rule) return new Set(rule.any.flatMap((part) => [...factsOf(part)]));
  if ('not' in rule) return factsOf(rule.not);
  return new Set([rule.fact]);
};
