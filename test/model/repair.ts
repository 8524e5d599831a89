import type * as z from 'zod';
import { check, isBlocking, type Issue } from '../../machines/claim/issue.ts';
import { candidatesOf, schemaAt } from './candidates.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Takes the schema of a page, answers and the paths that must stay as they are; gives answers that pass, filling in what the
 * schema asks for and trying other values where it complains. Undefined where the fixed answers cannot pass.
 */
export const repaired = (
  schema: z.ZodObject,
  answers: Answers,
  fixed: readonly string[],
): Answers | undefined => {
  const [issue] = blocking(schema, answers);
  if (!issue) return answers;
  const tries = attempts(schema, answers, issue, fixed);
  const better = tries.find((tried) => blocking(schema, tried).length < blocking(schema, answers).length);
  const other = better ?? tries.find((tried) => !complainsOf(schema, tried, issue));
  return other && repaired(schema, other, [...fixed, ...(better ? [] : [issue.name])]);
};

const blocking = (schema: z.ZodObject, answers: Answers) =>
  check(schema, answers).issues.filter(({ severity }) => isBlocking(severity));

const complainsOf = (schema: z.ZodObject, answers: Answers, { name }: Issue) =>
  blocking(schema, answers).some((issue) => issue.name === name);

const attempts = (schema: z.ZodObject, answers: Answers, { name }: Issue, fixed: readonly string[]) => {
  const path = pathOf(name);
  const field = schemaAt(schema, path);
  if (!field || fixed.includes(name)) return [];
  return candidatesOf(path.at(-1) ?? '', field).map((value) => withValue(answers, path, value));
};

/** `injuredParties[0].email` in parts. */
export const pathOf = (name: string): readonly string[] =>
  name.split(/[.[\]]+/).filter((part) => part !== '');

/** Takes answers, a path and a value; gives the answers with the value there. */
export const withValue = (answers: Answers, [name, ...rest]: readonly string[], value: unknown): Answers =>
  name === undefined
    ? answers
    : { ...answers, [name]: rest.length === 0 ? value : changed(answers[name], rest, value) };

const changed = (part: unknown, path: readonly string[], value: unknown): unknown => {
  const [index = '', ...rest] = path;
  if (!/^\d+$/.test(index)) return withValue({ ...(typeof part === 'object' ? part : {}) }, path, value);
  const list: unknown[] = Array.isArray(part) ? [...part] : [];
  list[Number(index)] = rest.length === 0 ? value : changed(list[Number(index)], rest, value);
  return list;
};
