import { check, isBlocking, type Issue } from '#machines/subject/issues/issue.ts';
import { answersOn } from './answers.ts';
import { answersSchema } from './answersSchema.ts';
import type { Names, Page } from './page.ts';

/** The warnings and underwriting notes about what a claim answers on a page, which keep nobody there. */
export const adviceOn = <N extends Names>(page: Page<N>, claim: N['detail']): readonly Issue[] =>
  check(answersSchema(page, claim), answersOn(page, claim)).issues.filter(
    ({ severity }) => !isBlocking(severity),
  );
