import * as z from 'zod';

/** A sentence in each language, as long as a notice may be. */
export interface Words {
  readonly cs: string;
  readonly sk: string;
  readonly en: string;
}

const word = z.string().trim().min(1).max(200);
export const Words: z.ZodType<Words> = z.object({ cs: word, sk: word, en: word });
