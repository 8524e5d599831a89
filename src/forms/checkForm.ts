import type * as z from 'zod';
import { meantBirthDate } from '#machines/claim/checks/birthDate.ts';
import { dateFault, writeDate } from '#machines/claim/checks/date.ts';
import { check, isBlocking, type Checked, type Issue } from '#machines/subject/issues/issue.ts';
import { momentFault } from '#machines/claim/checks/moment.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { answersOf } from './answersOf.ts';

export type IssuesByName = Record<string, Issue[]>;

/**
 * Checks what the fields hold (texts by field name) with the claim's own validator: the answers, or every issue of all four
 * severities. On the way, texts become numbers, dates and ticks.
 */
export function checkForm<Output>(schema: z.core.$ZodType<Output>, payload: unknown): Checked<Output> {
  const checked = check(schema, answersOf(schema, payload));
  return checked.ok
    ? checked
    : {
        ...checked,
        issues: checked.issues.map((issue) => withMeant(withDateFault(issue, payload), payload)),
      };
}

const faultIn: Readonly<Record<string, (text: string) => string | undefined>> = {
  dateFormat: dateFault,
  momentFormat: momentFault,
};

/** A schema only knows whether it is a date; whether day, month, year or time is wrong can be told from the typed text alone. */
function withDateFault(issue: Issue, payload: unknown): Issue {
  const text = valueAt(payload, issue.name);
  return typeof text === 'string' ? { ...issue, key: faultIn[issue.key]?.(text) ?? issue.key } : issue;
}

/** Two figures of a year are completed to one to come, which a birth date never has: it says which one was meant. */
function withMeant(issue: Issue, payload: unknown): Issue {
  const typed = valueAt(payload, issue.name);
  if (issue.key !== 'dateFuture' || !issue.name.endsWith('birthDate') || typeof typed !== 'string')
    return issue;
  const meant = meantBirthDate(typed);
  if (meant === undefined) return issue;
  return { ...issue, key: 'birthDateFuture', values: { year: typed.slice(0, 4), date: writeDate(meant) } };
}

/** The issues that keep the reporter on the page, by field. */
export const blockingByName = (issues: readonly Issue[]): IssuesByName =>
  byName(issues.filter((issue) => isBlocking(issue.severity)));

/** The issues that are only shown, by field. */
export const advisoryByName = (issues: readonly Issue[]): IssuesByName =>
  byName(issues.filter((issue) => !isBlocking(issue.severity)));

function byName(issues: readonly Issue[]): IssuesByName {
  const grouped: IssuesByName = {};
  for (const issue of issues) (grouped[issue.name] ??= []).push(issue);
  return grouped;
}
