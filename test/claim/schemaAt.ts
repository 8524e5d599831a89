import type * as z from 'zod';
import * as catalogue from '#machines/analysis/catalogue.ts';
import { claimSubject } from '#machines/report/kit.ts';

/** The schema of the value at a path of the claim; undefined where no value can be. */
export const findSchema = (path: string): z.core.$ZodType | undefined =>
  catalogue.findSchema(claimSubject, path);

/** The schema of the value at a path of the claim. Throws where no value can be. */
export const schemaAt = (path: string): z.core.$ZodType => catalogue.schemaAt(claimSubject, path);
