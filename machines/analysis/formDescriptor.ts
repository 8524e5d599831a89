import * as z from 'zod';
import type { Names, Page } from '#machines/flow/page.ts';
import { answersTo, controlFor, type Question } from '#machines/flow/question.ts';
import type { Dependent, Reach } from '#machines/subject/dependent.ts';
import type { Severity } from '#machines/subject/issues/issue.ts';
import { ofAnyRow, withoutRows } from '#machines/subject/path.ts';
import { innermost } from '#machines/subject/schema.ts';
import { ruleText } from './ruleText.ts';
import { fieldsAt } from './schemaFields.ts';

/** What is validated of a field: how severe it is, the key of its text, and what its text or its rule names. */
export interface Validation {
  readonly severity: Severity;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Counts only where this holds. */
  readonly when?: string;
  /** Another answer that tells as much. */
  readonly or?: string;
  /** The answers that are read besides. */
  readonly reads?: readonly string[];
}

/** A form field as the specification describes it, section 3, "Sales-shell entities". */
export interface FieldDescriptor {
  readonly fieldName: string;
  /** One answer, several codes of one answer, or rows that have fields of their own. */
  readonly type: 'field' | 'array' | 'field array';
  /** The path from the record on: `client.address.street`. */
  readonly deepPath: string;
  readonly validations: readonly Validation[];
  /** The ports that are asked about it. */
  readonly asyncValidations: readonly string[];
  readonly dependentFields: readonly {
    readonly target: string;
    readonly level: Reach;
    readonly index?: number;
  }[];
}

interface Around {
  /** What is validated again when a field changes, and the ports that are asked, by their paths. */
  readonly dependents?: readonly Dependent[];
  readonly asyncChecks?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/**
 * The descriptors of all fields that a page may ask for, read from its questions, its catalogue and its checks: written nowhere else.
 * Source: specification section 3.
 */
export const formDescriptor = <N extends Names>(
  page: Page<N>,
  around: Around = {},
): readonly FieldDescriptor[] =>
  fieldsOf(page.questions).map(({ question, path }) => describe(page, question, path, around));

interface Asked {
  readonly question: Question;
  readonly path: string;
}

const fieldsOf = (questions: readonly Question[]): readonly Asked[] =>
  questions
    .filter(({ isDisplayOnly }) => !isDisplayOnly)
    .flatMap((question) => [
      ...answersTo(question).map(({ name }) => ({ question, path: name })),
      ...fieldsOf(question.rows ?? []),
    ]);

const describe = <N extends Names>(
  page: Page<N>,
  question: Question,
  path: string,
  { dependents = [], asyncChecks = {} }: Around,
): FieldDescriptor => {
  const { name: record } = page.subject;
  const plain = withoutRows(path);
  return {
    fieldName: plain.slice(plain.lastIndexOf('.') + 1),
    type: typeOf(question),
    deepPath: `${record}.${path}`,
    validations: [...requiredOf(question), ...ownOf(question, path), ...checksOn(page, path)],
    asyncValidations: [...(asyncChecks[plain] ?? [])],
    dependentFields: dependents
      .filter(({ field }) => field === plain)
      .map(({ target, reach, index }) => ({
        target: `${record}.${target}`,
        level: reach,
        ...(index !== undefined && { index }),
      })),
  };
};

const typeOf = (question: Question): FieldDescriptor['type'] => {
  if (controlFor(question)?.kind === 'rows') return 'field array';
  return innermost(question.field) instanceof z.ZodArray ? 'array' : 'field';
};

const requiredOf = ({ optional, or, when, missing = 'required' }: Question): readonly Validation[] => {
  if (optional === true) return [];
  const rules = [
    ...(when ? [ruleText(when)] : []),
    ...(optional === undefined ? [] : [`not (${ruleText(optional)})`]),
  ];
  return [
    {
      severity: 'required',
      key: missing,
      ...(rules.length > 0 && { when: rules.join(' and ') }),
      ...(or !== undefined && { or }),
    },
  ];
};

/** What the schema of a field finds by itself. */
const ownOf = ({ field, ask }: Question, path: string): readonly Validation[] => {
  const [, rest = ''] = path.length > ask.length ? ['', path.slice(ask.length + 1)] : [];
  const name = rest === '' ? ask : `${ask}.${rest}`;
  const found = fieldsAt(ask, field).find((one) => one.name === name);
  return (found?.issues ?? []).map(({ severity, key, values }) => ({
    severity,
    key,
    ...(values && { values }),
  }));
};

/** What the checks of the page over several answers say at a field. */
const checksOn = <N extends Names>({ checks }: Page<N>, path: string): readonly Validation[] =>
  checks
    .filter(({ says }) => placeOf(says.path) === ofAnyRow(path))
    .map(({ reads, says: { severity, key, values } }) => ({
      severity,
      key,
      ...(values && { values }),
      reads: reads.filter((read) => read !== path),
    }));

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .slice(1);
