import type { Control } from '#machines/subject/control.ts';
import { withoutRows } from '#machines/subject/path.ts';
import { writtenText } from '#machines/claim/writing/plainText.ts';
import type { Language } from '#machines/service/configuration.ts';
import { controlFor, type Question } from '#machines/flow/question.ts';
import { textKeys } from './textKeys.ts';
import type { SummaryAnswer } from '#machines/flow/summary.ts';

/** The words that answers are shown in. */
export interface Wording {
  /** The first text that one of the keys has, `fields:insured.email.label`; undefined where none has one. */
  readonly say: (
    keys: readonly string[],
    values?: Readonly<Record<string, string | number>>,
  ) => string | undefined;
  /** The name a codelist has for a code, undefined where it has none. */
  readonly nameOf: (codelist: string, code: string) => string | undefined;
  readonly language: Language;
  /** Writes an amount of money. */
  readonly money: (amount: number) => string;
  /** Where the fields of the page have words of their own, the closest first. */
  readonly scopes: readonly string[];
  /** Writes an answer that has no words; by default as people write it. */
  readonly write?: (path: string, value: unknown) => string;
}

/**
 * The label of an answer. A row of a list is labelled by its number, `Svědek 2`; the only item of a list that takes one has a
 * label of its own.
 */
export const labelText = (
  { say, scopes }: Wording,
  { path, words }: Pick<SummaryAnswer, 'path' | 'words'>,
): string => {
  const field = words ?? withoutRows(path);
  const row = /\[(\d+)\]$/.exec(path)?.[1];
  const numbered =
    row === undefined ? undefined : say(textKeys(scopes, `${field}.row`), { number: Number(row) + 1 });
  // A code that its group is there for goes by the name of the group, where that has one.
  const labels = [field.replace(/\.code$/, ''), field].flatMap((name) => textKeys(scopes, `${name}.label`));
  return numbered ?? say(labels) ?? field;
};

/**
 * An answer in words: the names of codes, options as they were offered, dates, numbers with their units and amounts as this country writes
 * them.
 */
export const answerText = (wording: Wording, told: SummaryAnswer): string => {
  if (told.parts.length > 0) return rowText(wording, told);
  const { write = writtenText } = wording;
  return [told.value]
    .flat()
    .map(
      (value) =>
        codeText(wording, told, value) ??
        amountText(wording, told, value) ??
        measureText(wording, told, value) ??
        write(told.path, value),
    )
    .join(', ');
};

/** The codelists with the names needed for an answer, those for the parts of a row included. */
export const codelistsIn = ({ question, parts }: SummaryAnswer): readonly string[] => [
  ...new Set([codelistFor(question) ?? [], parts.flatMap(codelistsIn)].flat()),
];

/** The codelist whose codes answer a question, undefined where its choices have words of their own or anything may be typed. */
export const codelistFor = (question: Question): string | undefined => {
  const control = controlFor(question);
  const isAmongCodes = control !== undefined && chosen.has(control.kind) && 'codelist' in control;
  return isAmongCodes ? control.codelist : undefined;
};

/** Controls that offer choices; the answer to any other is typed and shown as it is. */
const chosen: ReadonlySet<Control['kind']> = new Set([
  'yesNo',
  'tick',
  'radio',
  'tiles',
  'several',
  'select',
  'codes',
  'search',
  'body',
  'vehicleParts',
]);

/** One row: all on one line where it is labelled by its number, else each answer with its label. */
const rowText = (wording: Wording, { path, parts }: SummaryAnswer): string => {
  const isNumbered = wording.say(textKeys(wording.scopes, `${withoutRows(path)}.row`)) !== undefined;
  // A mere yes says nothing without its question.
  const isBrief = isNumbered && !parts.some(({ question }) => isYesOrNo(question));
  return isBrief
    ? parts.map((part) => answerText(wording, part)).join(', ')
    : parts.map((part) => `${labelText(wording, part)}: ${answerText(wording, part)}`).join('\n');
};

/** True for a question that is answered by yes or no. */
export const isYesOrNo = (question: Question): boolean => {
  const { kind } = controlFor(question) ?? {};
  return kind === 'yesNo' || kind === 'tick';
};

const codeText = (
  { say, nameOf, scopes }: Wording,
  told: SummaryAnswer,
  code: unknown,
): string | undefined => {
  if (typeof code !== 'string' && typeof code !== 'boolean') return undefined;
  const codelist = codelistFor(told.question);
  const named = codelist && nameOf(codelist, String(code));
  if (named !== undefined) return named;
  const control = controlFor(told.question);
  if (!control || !chosen.has(control.kind)) return undefined;
  const own = withoutRows(told.path);
  const keys = [told.choices ?? told.words ?? own, own].flatMap((field) =>
    textKeys(scopes, `${field}.options.${code}`),
  );
  return say([...keys, ...textKeys(scopes, `yesNo.options.${yesNoOf(code)}`)]);
};

const yesNoOf = (code: string | boolean): string => {
  if (typeof code === 'string') return code;
  return code ? 'YES' : 'NO';
};

/** An amount of money. */
const amountText = ({ money }: Wording, { question }: SummaryAnswer, value: unknown): string | undefined =>
  typeof value === 'number' && controlFor(question)?.kind === 'amount' ? money(value) : undefined;

/** A number of kilograms, hectares or the like. */
const measureText = (
  { language }: Wording,
  { question }: SummaryAnswer,
  value: unknown,
): string | undefined => {
  const control = controlFor(question);
  if (typeof value !== 'number' || control?.kind !== 'number' || !control.unit) return undefined;
  return `${new Intl.NumberFormat(language).format(value)}\u00A0${control.unit}`;
};
