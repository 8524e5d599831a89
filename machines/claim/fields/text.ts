import * as z from 'zod';
import { amounts } from '#machines/subject/schema.ts';
import { limits } from '#machines/claim/limits.ts';
import { must } from '#machines/subject/issues/issue.ts';
import { hasTwoWords } from '#machines/claim/checks/description.ts';
import { normaliseLines, normaliseText } from '#machines/claim/normalise.ts';

/** A schema for one line of text, never empty, with a maximum length. */
export const text = (max: number = limits.name) => z.string().overwrite(normaliseText).min(1).max(max);

/** A schema for several lines of text, never empty, with a maximum length. */
export const lines = (max: number = limits.moreInfo) => z.string().overwrite(normaliseLines).min(1).max(max);

/** A schema for a text of at least two words. Source: specification section 5, "Descriptions". */
export const words = (max: number = limits.moreInfo) => lines(max).check(must('minWords', hasTwoWords));

/** A schema for a code of a codelist. Whether the list has the code is for the codelist to check. */
export const code = () => z.string().trim().min(1).max(limits.code);

/** A schema for an amount of money, whole or with hundredths, never negative. */
export const amount = () => z.number().min(0).register(amounts, { isAmount: true });

/**
 * The schema of a group of answers, given as it has them where it is required, that may be left out as a whole, such as an
 * address that nobody must know. A form sends its boxes empty, not missing, so a group with nothing in it is no answer. Whether a
 * group that was begun must be complete is up to a rule.
 */
export const optionalGroup = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().optional().check(z.overwrite(filled));

const filled = <T extends object>(group: T | undefined): T | undefined =>
  group && Object.values(group).some((answer) => answer !== undefined) ? group : undefined;
