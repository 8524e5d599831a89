import { isWithin } from '#machines/subject/path.ts';
import { isRecord } from '#machines/subject/valueAt.ts';

/** An answer that a closed row may have. */
export interface CarriedAnswer {
  /** `witnesses[1].tel` */
  readonly name: string;
  /** One field holds all of it, which stands in the form also while it is empty. */
  readonly isOneField: boolean;
}

/** A field by its name and what it holds. */
export type CarriedField = readonly [name: string, text: string];

/**
 * The fields that a closed row is sent with, the same as if it were open.
 *
 * @param value what its fields hold
 * @param asked the answers asked for in it; without them everything it holds is sent
 */
export const carriedFields = (
  row: string,
  value: unknown,
  asked?: readonly CarriedAnswer[],
): readonly CarriedField[] => {
  const fields = fieldsIn(row, value);
  if (!asked) return fields;
  return asked.flatMap(({ name, isOneField }) => {
    const own = fields.filter(([field]) => isPartOf(field, name));
    return own.length > 0 || !isOneField ? own : [[name, '']];
  });
};

/** What was typed into a box with suggestions stands beside the answer. */
const isPartOf = (field: string, name: string) =>
  field === name || field === `${name}~text` || isWithin(field, name);

const fieldsIn = (name: string, value: unknown): readonly CarriedField[] => {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) =>
      fieldsIn(typeof one === 'string' ? name : `${name}[${at}]`, one),
    );
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([part, one]) => fieldsIn(`${name}.${part}`, one));
};
