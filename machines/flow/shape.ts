import * as z from 'zod';
import { findWithin } from '#machines/subject/schema.ts';
import { answersTo, controlFor, type Question } from './question.ts';

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** The shape of the answers to some questions, with paths from a row of a list on where they are asked about one. */
export const shapeAround = (questions: readonly Question[], around = ''): z.ZodObject => {
  const leaves = questions
    .filter(({ isDisplayOnly }) => !isDisplayOnly)
    .flatMap((question) =>
      answersTo(question).map(({ name }) => ({
        path: name.slice(around.length),
        schema: leafOf(question, name),
      })),
    );
  return objectOf(leaves);
};

const leafOf = (question: Question, name: string): z.ZodType => {
  if (question.rows) return rowsSchema({ ...question, rows: question.rows }).optional();
  const schema = findWithin(question.field, name.slice(question.ask.length + 1));
  if (!(schema instanceof z.ZodType)) throw new Error(`${name} has no schema to check it by.`);
  return schema.optional();
};

const rowsSchema = (question: Question & { readonly rows: readonly Question[] }): z.ZodType => {
  const control = controlFor(question);
  const list = z.array(shapeAround(question.rows, `${question.ask}[].`));
  return control?.kind === 'rows' ? list.max(control.max) : list;
};

/** Leaves whose paths begin alike make one group, or each row of one list. */
const objectOf = (leaves: readonly Leaf[]): z.ZodObject => {
  const shape: Record<string, z.ZodType> = {};
  for (const [head, below] of Map.groupBy(leaves, ({ path }) => /^\w+(\[\])?/.exec(path)?.[0] ?? path)) {
    const whole = below.find(({ path }) => path === head);
    const name = head.replace('[]', '');
    const inner = () =>
      objectOf(below.map((leaf) => ({ ...leaf, path: leaf.path.slice(head.length + 1) }))).optional();
    if (whole) shape[name] = whole.schema;
    else shape[name] = head.endsWith('[]') ? z.array(inner()).optional() : inner();
  }
  return z.object(shape);
};
