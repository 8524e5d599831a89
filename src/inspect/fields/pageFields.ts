import type { AskedPart, Control } from '#machines/subject/control.ts';
import { controlOf } from '#machines/subject/control.ts';
import type { Issue } from '#machines/subject/issues/issue.ts';
import { schemaAt, type AnySubject } from '#machines/analysis/catalogue.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { answersTo, controlFor, ruleOf, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { allOf } from './allOf.ts';
import { checkRules, type CheckRule } from './checkRules.ts';
import { fieldsAt, type SchemaField } from '#machines/analysis/schemaFields.ts';

/** What may be objected to at a field. */
export interface FieldRule extends Issue, Partial<Pick<CheckRule, 'reads'>> {
  /** Must hold for the rule to count. */
  readonly when?: Rule;
  /** Another answer that tells as much. */
  readonly or?: string;
  /** What is answered must be among what is offered. */
  readonly isOffer?: true;
}

/** A field that a page asks for or shows. A name with `[]` is for every row. */
export interface PageField extends Pick<SchemaField, 'name' | 'kind' | 'codes'> {
  readonly question: Question;
  /** How it is asked, where it is asked by itself. */
  readonly control: Control | undefined;
  /** Must hold for it to be asked; for an answer of a row, what must hold for its list as well. */
  readonly when: Rule | undefined;
  /** Asked as a part of its group, which is read as one answer. */
  readonly isPart: boolean;
  readonly isRequired: 'always' | 'sometimes' | 'never';
  readonly rules: readonly FieldRule[];
}

/** The fields a page asks for, in its order, those of groups and of rows included, each with its rules. */
export const pageFields = (page: AnyPage): readonly PageField[] => {
  const over = checkRules(page);
  return page.questions.flatMap((question) => fieldsOf(page.subject, question, [], over));
};

/** Those of them that are answered by themselves: neither what is only shown, nor what holds others. */
export const answeredFields = (page: AnyPage): readonly PageField[] =>
  pageFields(page).filter(({ question, kind }) => !question.isDisplayOnly && kind !== 'group');

const fieldsOf = (
  subject: AnySubject,
  question: Question,
  lists: readonly Question[],
  over: readonly CheckRule[],
): readonly PageField[] => {
  const { ask, rows = [] } = question;
  const answers = answersTo(question);
  const isInParts = answers.every(({ name }) => name !== ask);
  const fieldsIn = (part: AskedPart, depth?: number) =>
    fieldsAt(part.name, schemaAt(subject, part.name))
      .slice(0, depth)
      .map((field) => fieldOf({ subject, question, isInParts, lists, part, field, over }));
  return [
    ...(isInParts ? fieldsIn({ name: ask }, 1) : []),
    ...answers.flatMap((part) => fieldsIn(part, rows.length > 0 ? 1 : undefined)),
    ...rows.flatMap((row) => fieldsOf(subject, row, [...lists, question], over)),
  ];
};

interface Given {
  readonly subject: AnySubject;
  readonly question: Question;
  /** True when it is answered part by part, and each of them may be missing. */
  readonly isInParts: boolean;
  /** The questions about the lists it is asked in, from the outermost. */
  readonly lists: readonly Question[];
  readonly part: AskedPart;
  readonly field: SchemaField;
  readonly over: readonly CheckRule[];
}

const fieldOf = (given: Given): PageField => {
  const { subject, question, lists, part, field } = given;
  const isPart = field.name !== question.ask;
  const when = allOf([...lists, question].map((one) => one.when));
  return {
    name: field.name,
    kind: field.kind,
    codes: field.codes,
    question,
    control: isPart ? controlOf(schemaAt(subject, field.name)) : controlFor(question),
    when,
    isPart,
    isRequired: requiredness(given),
    rules: question.isDisplayOnly
      ? []
      : rulesOf(given, isOptional(part, field) ? [] : [missingRule(given, when)]),
  };
};

/** Within a group that is asked as one answer, a part may be left out where its schema says so. */
const isOptional = (part: AskedPart, field: SchemaField): boolean =>
  part.isOptional === true || (field.name !== part.name && field.isOptional);

const requiredness = ({ question, lists, part, field }: Given): PageField['isRequired'] => {
  if (question.optional === true || question.isDisplayOnly || isOptional(part, field)) return 'never';
  const isConditional = ({ when, optional, or }: Question) =>
    when !== undefined || optional !== undefined || or !== undefined;
  return [...lists, question].some(isConditional) ? 'sometimes' : 'always';
};

/** The rule for a missing answer; one that may be left out as a whole must be complete once it is begun. */
const missingRule = ({ question, part, field }: Given, when: Rule | undefined): FieldRule => {
  const { optional, or, missing } = question;
  const counts = allOf([when, typeof optional === 'object' ? { not: optional } : undefined]);
  return {
    severity: 'required',
    key: (field.name === part.name ? (part.missing ?? missing) : undefined) ?? 'required',
    name: field.name,
    ...(counts && { when: counts }),
    ...(or !== undefined && { or }),
  };
};

const rulesOf = (
  { question, isInParts, field, over }: Given,
  missing: readonly FieldRule[],
): readonly FieldRule[] => {
  const isWhole = field.name === question.ask;
  const mayBeMissing = isWhole && (question.optional === true || isInParts);
  const isOffered = isWhole && question.only?.some((offer) => ruleOf(offer) !== undefined);
  const offer: FieldRule = { severity: 'error', key: 'suggestion', name: field.name, isOffer: true };
  return [
    ...(mayBeMissing ? [] : missing),
    ...field.issues,
    ...(isOffered ? [offer] : []),
    ...over.filter(({ name }) => name === field.name),
  ];
};
