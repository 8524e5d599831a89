import type * as z from 'zod';
import type { ReadFact } from '#machines/subject/facts.ts';
import { controlOf, partsAsked, type AskedPart, type Control } from '#machines/subject/control.ts';
import type { FactAtOf, PathOf } from '#machines/subject/path.ts';
import { findWithin } from '#machines/subject/schema.ts';
import { holds, type AnyFacts, type Rule } from '#machines/subject/rule.ts';
import type { Begins, BeginsOf } from './begins.ts';

/** A code that may be picked, always or where a rule holds. */
export type Offer<Code extends string = string, F extends object = AnyFacts> =
  | Code
  | {
      readonly code: Code;
      readonly when?: Rule<F>;
      /** Few people look for it, so it is folded away below the others. */
      readonly further?: true;
    };

/** A key of texts, or several, of which the first whose rule holds counts. */
type Words<F extends object = AnyFacts> =
  | string
  | readonly { readonly key: string; readonly when: Rule<F> }[];

/** An answer that is known before the reporter is asked, by who the visitor is. */
export interface Suggestion {
  readonly value: unknown;
  /** Key of the words that say where it comes from; nothing is said without. */
  readonly from?: string;
  /** Known only where this holds. */
  readonly when?: Rule;
  /** Where this holds, or there is no rule, the only suggestion is the answer until another is given; else it is offered. */
  readonly adopted?: Rule;
  /** Key of the words that name it among others. */
  readonly name?: string;
  /** What distinguishes it from others besides, the same in every language. */
  readonly detail?: string;
  /** The last day of what is over. */
  readonly endedOn?: string;
  /** The text that its collapsed line shows instead of the value. */
  readonly shownAs?: string;
}

/** The other answer that a box takes, and the field that has the words of the box. */
interface OneBox<Path extends string = string> {
  readonly with: Path;
  readonly words: string;
}

/** One question, and the only place that says where it is asked, when, and whether it must be answered. */
export interface Question {
  /** The path of the answer in the claim. */
  readonly ask: string;
  /** What the answer is, as the catalogue has it. */
  readonly field: z.core.$ZodType;
  /** Asked only where this holds. */
  readonly when?: Rule;
  /** It may be left out, always or where a rule holds. */
  readonly optional?: true | Rule;
  /** Another answer that tells as much: once that is given, this one may be left out. */
  readonly or?: string;
  /** Another answer that the same box takes: what is typed tells which of the two it is. Both are asked under the same rule. */
  readonly either?: OneBox;
  /** Key of the text shown where the answer is missing; `required` by default. */
  readonly missing?: string;
  /** The codes offered, in this order; by default all of the field. */
  readonly only?: readonly Offer[];
  /** Auto-answer: where only one code is offered, it is the answer and nobody is asked. */
  readonly autoAnswers?: true;
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
  readonly isSideBySide?: true;
  /** The heading of the page already asks it, always or where a rule holds. */
  readonly isHeading?: true | Rule;
  /** What it begins with where nothing is answered. */
  readonly begins?: Begins;
  /** An answer that the page begins with is shown in a line that can be changed, instead of being asked. */
  readonly collapsed?: true;
  /** The answer by which a register may know this one: what it tells stands in a line that can be changed. */
  readonly knownBy?: string;
  /** Few have anything to say to it: it may be left out, and stands last on its page, behind a line that opens it. */
  readonly isDetail?: true;
  /** Auto-submit: the only choice of its page, each code a button that answers and goes on. */
  readonly autoSubmits?: true;
  /** On a record page: asked with this row alone, from 0. */
  readonly onlyRow?: number;
  /** Shown with the answers, but not asked. */
  readonly isDisplayOnly?: true;
  /** The suggestions for this visitor: no flow has any by itself. */
  readonly suggestions?: readonly Suggestion[];
}

/** The options of a question of one subject, whose values are at its paths and whose facts rules may read. */
export interface Asked<F extends object, T> extends Omit<
  Question,
  | 'ask'
  | 'field'
  | 'only'
  | 'isDisplayOnly'
  | 'suggestions'
  | 'when'
  | 'optional'
  | 'or'
  | 'knownBy'
  | 'either'
  | 'words'
  | 'choices'
  | 'isHeading'
  | 'begins'
> {
  readonly when?: Rule<F>;
  readonly optional?: true | Rule<F>;
  readonly or?: PathOf<T>;
  readonly knownBy?: PathOf<T>;
  readonly either?: OneBox<PathOf<T>>;
  readonly words?: Words<F>;
  readonly choices?: Words<F>;
  readonly isHeading?: true | Rule<F>;
}
interface Options<F extends object, T, P extends string> extends Asked<F, T> {
  readonly only?: readonly Offer<P extends keyof F ? Extract<FactAtOf<T, P>, string> : string, F>[];
  readonly begins?: NoInfer<BeginsOf<F, T, P>>;
}

/** Ways to ask, for a part of the catalogue of one subject. */
export interface Asking<F extends object, T> {
  /** A question about what is at a path, required and always asked by default. */
  readonly ask: <P extends PathOf<T>>(path: P, options?: Options<F, T, P>) => Question;
  /** An answer of a lookup or of a dialog that check-your-answers shows with those of the page. */
  readonly tell: (path: PathOf<T>, when?: Rule<F>, words?: string) => Question;
}

/**
 * Ways to ask about some fields of the catalogue. Each question takes its field along, so that with the pages of a line only its own
 * fields are loaded. They throw for a field that is not among them.
 */
export const askingAbout = (fields: z.core.$ZodShape) => {
  const fieldAt = (path: string): z.core.$ZodType => {
    const [, name = '', rest = ''] = /^(\w+)[.]?(.*)$/.exec(path) ?? [];
    const field = findWithin(fields[name], rest);
    if (!field) throw new Error(`No field ${path} is asked for here.`);
    return field;
  };
  return {
    ask: (
      path: string,
      options: Omit<Question, 'ask' | 'field' | 'isDisplayOnly' | 'suggestions'> = {},
    ): Question => ({
      ask: path,
      field: fieldAt(path),
      ...options,
    }),
    tell: (path: string, when?: Rule, words?: string): Question => ({
      ask: path,
      field: fieldAt(path),
      isDisplayOnly: true,
      ...(when && { when }),
      ...(words !== undefined && { words }),
    }),
  };
};

/** Questions that are shown together under a heading of their own, a text of their line or of all: `personalData.contact`. */
export const inGroup = (group: string, questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({ ...question, group }));

/** Questions to which few have anything to say: they may be left out and stand behind the line that opens the details. */
export const asDetails = (questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({ ...question, optional: true, isDetail: true }));

/** Questions that are asked only where a rule holds, in addition to their own conditions. */
export const onlyWhen = (rule: Rule, questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({
    ...question,
    when: question.when ? { all: [rule, question.when] } : rule,
  }));

/** How a question is asked: as it says itself, else as the catalogue does. */
export const controlFor = ({ field, as }: Question): Control | undefined => as ?? controlOf(field);

/**
 * The answers that a question gives: one, or the parts of an answer that is asked for as a whole and shown beside others of its
 * group.
 */
export const answersTo = (question: Question): readonly AskedPart[] => {
  const known = knownAnswers.get(question);
  if (known) return known;
  const parts = partsOf(question);
  knownAnswers.set(question, parts);
  return parts;
};

// Questions never change, and each is read for every record.
const knownAnswers = new WeakMap<Question, readonly AskedPart[]>();

const partsOf = (question: Question): readonly AskedPart[] => {
  const { kind } = controlFor(question) ?? {};
  const parts = kind === 'account' || kind === 'make' ? partsAsked[kind] : undefined;
  return (
    parts?.map((part) => ({ ...part, name: `${question.ask}.${part.name}` })) ?? [{ name: question.ask }]
  );
};

/** The codes a question offers, undefined where it offers all of them. */
export const offeredBy = ({ only }: Question, read: ReadFact): readonly string[] | undefined =>
  only && [...new Set(only.filter((offer) => holds(ruleOf(offer), read)).map(codeOf))];

/** The rule of an offer, undefined where it is always made. */
export const ruleOf = (offer: Offer): Rule | undefined =>
  typeof offer === 'string' ? undefined : offer.when;

/** The code of an offer. */
export const codeOf = (offer: Offer): string => (typeof offer === 'string' ? offer : offer.code);

/** The auto-answer of a question: its one offered code; undefined where the reporter must be asked. */
export const autoAnswerTo = (question: Question, read: ReadFact): string | undefined => {
  if (!question.autoAnswers || !holds(question.when, read)) return undefined;
  const [code, ...others] = offeredBy(question, read) ?? [];
  return others.length === 0 ? code : undefined;
};

/** True when a question is put to the reporter. */
export const isAsked = (question: Question, read: ReadFact): boolean =>
  !question.isDisplayOnly && holds(question.when, read) && autoAnswerTo(question, read) === undefined;

/** The key of texts that counts now, undefined where the field's own texts do. */
export const wordsFor = (words: Words | undefined, read: ReadFact): string | undefined =>
  typeof words === 'string' ? words : words?.find(({ when }) => holds(when, read))?.key;

/** The suggestions of a question whose rules hold now. */
export const suggestionsFor = (
  { suggestions = [] }: Pick<Question, 'suggestions'>,
  read: ReadFact,
): readonly Suggestion[] => suggestions.filter(({ when }) => holds(when, read));
