import type { Issue } from '../../../machines/claim/issue.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { questionsOf } from '../../pages/askedOn.ts';
import type { Condition, Questions } from '../../pages/questions.ts';
import type { Conditions } from '../explore/conditions.ts';
import { pageRules } from '../explore/pageRules.ts';
import { schemaFields, type SchemaField } from './schemaFields.ts';

/** What is complained of at a field; `when` holds the answers that bring it about, and is left out of the field's own checks. */
export interface FieldRule extends Issue {
  readonly when?: readonly Conditions[] | undefined;
}

/** A field a page asks for. */
export interface PageField extends Omit<SchemaField, 'issues'> {
  /** What must be answered for it to be asked; more than one where risk flows differ. */
  readonly asked: readonly { readonly riskFlow: string | undefined; readonly condition: Condition }[];
  /** Asked as a part of the group it stands in, which is read as one answer. */
  readonly isPart: boolean;
  readonly isRequired: 'always' | 'sometimes' | 'never';
  readonly rules: readonly FieldRule[];
}

export interface PageFields {
  readonly asked: readonly PageField[];
  /** Names of what the page keeps beside: parts of a group that it does not ask for. */
  readonly kept: readonly string[];
}

const known = new WeakMap<Page, PageFields>();

/** Takes a flow and a page; gives the fields it asks for in the order of its schema, each with its rules. */
export const pageFields = (flow: Flow, page: Page): PageFields => {
  const before = known.get(page);
  if (before) return before;
  const all = schemaFields(page.answers);
  const fields = all.map((field) => fieldOf(flow, page, field, all));
  const telling = fields.filter(({ kind, rules }) => kind !== 'group' || rules.length > 0);
  const found = {
    asked: telling.filter(({ asked }) => asked.length > 0),
    kept: telling.filter(({ asked }) => asked.length === 0).map(({ name }) => name),
  };
  known.set(page, found);
  return found;
};

const fieldOf = (
  flow: Flow,
  page: Page,
  { issues, ...field }: SchemaField,
  all: readonly SchemaField[],
): PageField => {
  const over = pageRules(page).filter((rule) => anyRow(rule.name) === field.name);
  const isAlways =
    !field.isOptional && !all.some((group) => group.isOptional && isBelow(field.name, group.name));
  const own: FieldRule = { severity: 'required', key: 'required', name: field.name };
  const rules = [...(field.isOptional ? [] : [own]), ...issues, ...over];
  const missing = over.filter(({ severity }) => severity === 'required');
  return {
    ...field,
    asked: askedBy(flow, page, field.name),
    isPart: isPartOn(flow, page, field.name),
    rules: rules.filter((rule, at) => rules.findIndex((other) => isSame(rule, other)) === at),
    isRequired: requiredness(isAlways, missing),
  };
};

const requiredness = (isAlways: boolean, missing: readonly FieldRule[]) => {
  if (isAlways || missing.some(({ when }) => when?.some(({ size }) => size === 0))) return 'always';
  return missing.length > 0 ? 'sometimes' : 'never';
};

const isSame = (one: FieldRule, other: FieldRule) =>
  one.key === other.key && one.severity === other.severity && one.when === other.when;

/** Takes a flow, a page and the name of a field; gives what must be answered for the page to ask it, nothing where it does not. */
export const askedBy = ({ claimType }: Flow, page: Page, name: string): PageField['asked'] => {
  const declared = questionsOf(claimType, page);
  if (declared.length === 0) return [{ riskFlow: undefined, condition: {} }];
  return declared.flatMap(({ riskFlow, questions }) => {
    const closest = questionAbout(questions, name);
    const condition = closest === undefined ? undefined : questions[closest];
    return condition ? [{ riskFlow, condition }] : [];
  });
};

const isPartOn = ({ claimType }: Flow, page: Page, name: string): boolean =>
  questionsOf(claimType, page).every(
    ({ questions }) => anyRow(questionAbout(questions, name) ?? '') !== name,
  );

/** The question that the field is, or the closest group it is a part of. */
const questionAbout = (questions: Questions, name: string): string | undefined =>
  Object.keys(questions)
    .filter((question) => anyRow(question) === name || isBelow(name, anyRow(question)))
    .toSorted((one, other) => other.length - one.length)[0];

/** Takes the name of a field; gives it as it is of every row: `injuredParties[].email`. */
export const anyRow = (name: string): string => name.replaceAll(/\[\d*\]/g, '[]');

/** Takes two names; tells whether the field is a part of the group. */
export const isBelow = (name: string, group: string): boolean =>
  name.startsWith(`${group}.`) || name.startsWith(`${group}[`);
