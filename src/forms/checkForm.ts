import { coerceFormValue } from '@conform-to/zod/v4/future';
import type * as z from 'zod';
import { check, isBlocking, type Checked, type Issue } from '../../machines/claim/issue.ts';

export type IssuesByName = Record<string, Issue[]>;

/**
 * Checks what the fields hold with the claim's own validator; texts become numbers, dates and ticks on the way.
 *
 * @param schema the page's answers
 * @param payload texts by field name
 * @returns the answers, or every issue of all four severities
 */
export const checkForm = <Output>(schema: z.ZodType<Output>, payload: unknown): Checked<Output> =>
  check(coerceFormValue(schema), payload);

/** @returns the issues that keep the reporter on the page, by field */
export const blockingByName = (issues: readonly Issue[]): IssuesByName =>
  byName(issues.filter((issue) => isBlocking(issue.severity)));

/** @returns the issues that are only shown, by field */
export const advisoryByName = (issues: readonly Issue[]): IssuesByName =>
  byName(issues.filter((issue) => !isBlocking(issue.severity)));

function byName(issues: readonly Issue[]): IssuesByName {
  const grouped: IssuesByName = {};
  for (const issue of issues) (grouped[issue.name] ??= []).push(issue);
  return grouped;
}
