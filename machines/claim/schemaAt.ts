import type * as z from 'zod';
import { Claim } from './claim.ts';
import { ofAnyRow } from '#machines/subject/path.ts';
import { findWithin } from '#machines/subject/schema.ts';

// The catalogue never changes: each path is looked up in it once.
const found = new Map<string, z.core.$ZodType | undefined>();

/**
 * The schema of the value at a path of the claim, as the whole catalogue has it; undefined where no value can be. Who reports needs
 * only the fields of their line, which come with its questions.
 */
export const findSchema = (path: string): z.core.$ZodType | undefined => {
  const place = ofAnyRow(path);
  if (!found.has(place)) found.set(place, findWithin(Claim, place));
  return found.get(place);
};

/** The schema of the value at a path of the claim. Throws where no value can be. */
export const schemaAt = (path: string): z.core.$ZodType => {
  const schema = findSchema(path);
  if (!schema) throw new Error(`A claim has no field ${path}.`);
  return schema;
};
