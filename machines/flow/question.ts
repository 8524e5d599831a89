import type * as z from 'zod';
import { factsIn, type ReadFact } from '../claim/facts.ts';
import type { ClaimDetail } from '../claim/claim.ts';
import { controlOf, partsAsked, type AskedPart, type Control } from '../claim/control.ts';
import type { FactAt, FactPath, Path } from '../claim/path.ts';
import { findWithin } from '../claim/schema.ts';
import { holds, type Rule } from './rule.ts';

/** A code that may be picked, always or where a rule holds. */
export type Offer<Code extends string = string> =
  | Code
  | {
      readonly code: Code;
      readonly when?: Rule;
      /** Few people look for it, so it is folded away below the others. */
      readonly further?: true;
    };

/** A key of texts, or several, of which the first whose rule holds counts. */
type Words = string | readonly { readonly key: string; readonly when: Rule }[];

/** An answer that is known before anybody is asked. */
export interface KnownAnswer {
  readonly value: unknown;
  /** Key of the words that say where it comes from; nothing is said without. */
  readonly from?: string;
  /** Known only where this holds. */
  readonly when?: Rule;
  /** Where this holds, or where there is no such rule, the only one known is the answer until another is given; else it is offered. */
  readonly taken?: Rule;
  /** Key of the words that name it among others. */
  readonly name?: string;
  /** What tells it besides, the same in every language. */
  readonly detail?: string;
  /** It is told in a line with a way to change it, as this text. */
  readonly told?: string;
}

/** One question, and the only place that says where it is asked, when, and whether it must be answered. */
export interface Question {
  /** The path of the answer in the claim. */
  readonly ask: Path;
  /** What the answer is, as the catalogue has it. */
  readonly field: z.core.$ZodType;
  /** Asked only where this holds. */
  readonly when?: Rule;
  /** It may be left out, always or where a rule holds. */
  readonly optional?: true | Rule;
  /** Another answer that tells as much: once that is given, this one may be left out. */
  readonly or?: Path;
  /** Key of the text shown where the answer is missing; `required` by default. */
  readonly missing?: string;
  /** The codes offered, in this order; by default all of the field. */
  readonly only?: readonly Offer[];
  /** Where only one code is offered, it is the answer and nobody is asked. */
  readonly settles?: true;
  /** What is asked about each row of a list. */
  readonly rows?: readonly Question[];
  /** How it is asked here, where that differs from the catalogue. */
  readonly as?: Control;
  /** The field whose label and hint it uses instead of its own. */
  readonly words?: Words;
  /** The field whose choices have the words, where they are not its own. */
  readonly choices?: Words;
  /** Questions of one group are shown together under its heading, a text with this key, of its line or of all. */
  readonly group?: string;
  /** Shown beside the question before it where there is room. */
  readonly isBeside?: true;
  /** The heading of the page already asks it, always or where a rule holds. */
  readonly isHeading?: true | Rule;
  /** Where the page begins with an answer, it is told in a line with a way to change it instead of being asked. */
  readonly folds?: true;
  /** The only choice of its page: each code is a button that answers and goes on. */
  readonly leadsOn?: true;
  /** Shown with the answers, but not asked. */
  readonly isTold?: true;
  /** What is known of the answer by who is asked: no flow says it by itself. */
  readonly known?: readonly KnownAnswer[];
}

type Code<P extends Path> = P extends FactPath ? Extract<FactAt<P>, string> : string;
type Options<P extends Path> = Omit<Question, 'ask' | 'field' | 'only' | 'isTold' | 'known'> & {
  readonly only?: readonly Offer<Code<P>>[];
};

/** Ways to ask, for a part of the catalogue. */
interface Asking {
  /** A question about what is at a path of the claim, required and always asked by default. */
  readonly ask: <P extends Path>(path: P, options?: Options<P>) => Question;
  /** An answer of a lookup or of a dialog that check-your-answers shows with those of the page. */
  readonly tell: (path: Path, when?: Rule, words?: string) => Question;
}

/**
 * Ways to ask about some fields of the catalogue. Each question takes its field along, so that with the pages of a line only its own
 * fields are loaded. They throw for a field that is not among them.
 */
export const askingAbout = (fields: z.core.$ZodShape): Asking => {
  const fieldAt = (path: Path): z.core.$ZodType => {
    const [, name = '', rest = ''] = /^(\w+)[.]?(.*)$/.exec(path) ?? [];
    const field = findWithin(fields[name], rest);
    if (!field) throw new Error(`No field ${path} is asked for here.`);
    return field;
  };
  return {
    ask: (path, options = {}) => ({ ask: path, field: fieldAt(path), ...options }),
    tell: (path, when, words) => ({
      ask: path,
      field: fieldAt(path),
      isTold: true,
      ...(when && { when }),
      ...(words !== undefined && { words }),
    }),
  };
};

/** Questions that are shown together under a heading of their own, a text of their line or of all: `personalData.contact`. */
export const inGroup = (group: string, questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({ ...question, group }));

/** Questions that are asked only where a rule holds, in addition to their own conditions. */
export const onlyWhen = (rule: Rule, questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({
    ...question,
    when: question.when ? { all: [rule, question.when] } : rule,
  }));

/** The codes that are offered for each value of a fact, in the order of each list. */
export const offersBy = <Value extends string, C extends string>(
  table: Readonly<Record<Value, readonly C[]>>,
  when: (value: Value) => Rule,
): readonly { readonly code: C; readonly when: Rule }[] =>
  keysOf(table).flatMap((value) => table[value].map((code) => ({ code, when: when(value) })));

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table).filter((key): key is K => key in table);

/** How a question is asked: as it says itself, else as the catalogue does. */
export const controlFor = ({ field, as }: Question): Control | undefined => as ?? controlOf(field);

// A question never changes, and what is relevant asks for its answers again and again.
const knownAnswers = new WeakMap<Question, readonly AskedPart[]>();

/**
 * The answers that a question gives: one, or the parts of an answer that is asked for as a whole and shown beside others of its
 * group.
 */
export const answersTo = (question: Question): readonly AskedPart[] => {
  const answers = knownAnswers.get(question) ?? partsOf(question);
  knownAnswers.set(question, answers);
  return answers;
};

const partsOf = (question: Question): readonly AskedPart[] => {
  const { kind } = controlFor(question) ?? {};
  const parts = kind === 'account' || kind === 'make' ? partsAsked[kind] : undefined;
  return (
    parts?.map((part) => ({ ...part, name: `${question.ask}.${part.name}` })) ?? [{ name: question.ask }]
  );
};

/** Reads facts for questions about certain rows, given from the outermost list inwards. */
export const factsAt = (claim: ClaimDetail, rows: readonly number[]): ReadFact => factsIn(claim, rows);

/** The codes a question offers, undefined where it offers all of them. */
export const offeredBy = ({ only }: Question, read: ReadFact): readonly string[] | undefined =>
  only && [...new Set(only.filter((offer) => holds(ruleOf(offer), read)).map(codeOf))];

/** The rule of an offer, undefined where it is always made. */
export const ruleOf = (offer: Offer): Rule | undefined =>
  typeof offer === 'string' ? undefined : offer.when;

/** The code of an offer. */
export const codeOf = (offer: Offer): string => (typeof offer === 'string' ? offer : offer.code);

/** The one code that answers a question by itself, undefined where somebody must be asked. */
export const settledBy = (question: Question, read: ReadFact): string | undefined => {
  if (!question.settles || !holds(question.when, read)) return undefined;
  const [code, ...others] = offeredBy(question, read) ?? [];
  return others.length === 0 ? code : undefined;
};

/** True when a question is put to the reporter. */
export const isAsked = (question: Question, read: ReadFact): boolean =>
  !question.isTold && holds(question.when, read) && settledBy(question, read) === undefined;

/** The key of texts that counts now, undefined where the field's own texts do. */
export const wordsFor = (words: Words | undefined, read: ReadFact): string | undefined =>
  typeof words === 'string' ? words : words?.find(({ when }) => holds(when, read))?.key;

/** The answers to a question that are known now. */
export const knownTo = ({ known = [] }: Pick<Question, 'known'>, read: ReadFact): readonly KnownAnswer[] =>
  known.filter(({ when }) => holds(when, read));
