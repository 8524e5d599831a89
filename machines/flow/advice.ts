import type { ClaimDetail } from '../claim/claim.ts';
import { check, isBlocking, type Issue } from '../claim/issues/issue.ts';
import { answersOn } from './answers.ts';
import { answersSchema } from './answersSchema.ts';
import type { Page } from './page.ts';

/** The warnings and underwriting notes about what a claim answers on a page, which keep nobody there. */
export const adviceOn = (page: Page, claim: ClaimDetail): readonly Issue[] =>
  check(answersSchema(page, claim), answersOn(page, claim)).issues.filter(
    ({ severity }) => !isBlocking(severity),
  );
