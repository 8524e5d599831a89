import * as z from 'zod';

/** The longest list of codes that is tried: no more facts are read from one. */
const longest = 4;
/** The most rows of a list that anything tells apart. */
const mostRows = 10;

/**
 * Takes the schema of one answer and which codes of a list are worth trying; gives values of it, the shortest first: every code,
 * both of yes and no, selections of codes in every order, rows without answers, groups with one part told.
 */
export function* finiteValues(
  schema: z.core.$ZodType,
  isWorth: (value: readonly unknown[]) => boolean,
): Generator {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    yield* finiteValues(schema.unwrap(), isWorth);
  else if (schema instanceof z.ZodEnum) yield* schema.options;
  else if (schema instanceof z.ZodBoolean) yield* [true, false];
  else if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum)
    yield* selections(schema.element.options.filter((code) => isWorth([code])));
  else if (schema instanceof z.ZodArray) yield* rows();
  else if (schema instanceof z.ZodObject) {
    yield {};
    for (const [name, part] of Object.entries(schema.shape))
      for (const value of finiteValues(part, isWorth)) yield { [name]: value };
  } else if (schema._zod.def.type === 'string') yield 'X';
}

function* selections(codes: readonly unknown[]): Generator<readonly unknown[]> {
  let all: readonly (readonly unknown[])[] = [[]];
  for (let length = 0; length <= longest; length += 1) {
    yield* all;
    all = all.flatMap((chosen) =>
      codes.filter((code) => !chosen.includes(code)).map((code) => [...chosen, code]),
    );
  }
}

function* rows(): Generator<readonly object[]> {
  for (let count = 0; count <= mostRows; count += 1) yield Array.from({ length: count }, () => ({}));
}
