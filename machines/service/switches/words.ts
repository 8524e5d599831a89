import * as z from 'zod';

/** A sentence in each language. */
export interface Words {
  readonly cs: string;
  readonly sk: string;
  readonly en: string;
}

/** As many letters such a sentence may have. */
export const longestWords = 200;

const word = z.string().trim().min(1).max(longestWords);
export const Words: z.ZodType<Words> = z.object({ cs: word, sk: word, en: word });
