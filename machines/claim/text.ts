import * as z from 'zod';
import { limits } from './limits.ts';
import { must } from './issue.ts';
import { hasTwoWords } from './description.ts';
import { normaliseLines, normaliseText } from './normalise.ts';

/** @returns a schema for one line of text, never empty, of at most so many characters */
export const text = (max: number = limits.name) => z.string().overwrite(normaliseText).min(1).max(max);

/** @returns a schema for several lines of text, never empty, of at most so many characters */
export const lines = (max: number = limits.moreInfo) => z.string().overwrite(normaliseLines).min(1).max(max);

/** @returns a schema for a text of at least two words (section 5, "Descriptions") */
export const words = (max: number = limits.moreInfo) => lines(max).check(must('minWords', hasTwoWords));

/** @returns a schema for a code of a codelist; that the list has it, the codelist checks */
export const code = () => z.string().trim().min(1).max(limits.code);

/** @returns a schema for an amount of money in whole or hundredths, never negative */
export const amount = () => z.number().min(0);
