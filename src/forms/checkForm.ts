import { configureCoercion } from '@conform-to/zod/v4/future';
import type * as z from 'zod';
import { dateFault } from '../../machines/claim/date.ts';
import { check, isBlocking, type Checked, type Issue } from '../../machines/claim/issue.ts';
import { momentFault } from '../../machines/claim/moment.ts';
import { valueAt } from './path.ts';

export type IssuesByName = Record<string, Issue[]>;

/**
 * Checks what the fields hold with the claim's own validator; texts become numbers, dates and ticks on the way.
 *
 * @param schema the page's answers
 * @param payload texts by field name
 * @returns the answers, or every issue of all four severities
 */
export function checkForm<Output>(schema: z.ZodType<Output>, payload: unknown): Checked<Output> {
  const checked = check(coerceFormValue(schema), payload);
  return checked.ok
    ? checked
    : { ...checked, issues: checked.issues.map((issue) => withDateFault(issue, payload)) };
}

const { coerceFormValue } = configureCoercion({
  stripEmptyString: (text) => (text.trim() === '' ? undefined : text),
  // `12 500` and `3,5` are how numbers are written here.
  type: { number: (text) => Number(text.replaceAll(/\s/g, '').replace(',', '.')) },
});

const faultIn: Readonly<Record<string, (text: string) => string | undefined>> = {
  dateFormat: dateFault,
  momentFormat: momentFault,
};

/** A schema knows a date or none; what is wrong with none, day, month, year or time, only the typed text tells. */
function withDateFault(issue: Issue, payload: unknown): Issue {
  const text = valueAt(payload, issue.name);
  return typeof text === 'string' ? { ...issue, key: faultIn[issue.key]?.(text) ?? issue.key } : issue;
}

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
