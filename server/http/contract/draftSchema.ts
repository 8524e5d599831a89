import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';

/** Where the schema of a draft stands in the document. */
export const draftReference = { $ref: '#/components/schemas/Draft' };

/** A draft may lack any answer, at any depth. */
function withoutRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequired);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'required' && key !== '$schema')
      .map(([key, value]) => [key, withoutRequired(value)]),
  );
}

/** The schema of a draft, which any answer may be missing from. */
export const draftSchema = z
  .looseObject({})
  .parse(withoutRequired(z.toJSONSchema(Claim, { io: 'input', unrepresentable: 'any' })));
