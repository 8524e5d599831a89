import { parseDate, type CalendarDate } from '@internationalized/date';
import type { Within } from '#machines/report/nextSteps.ts';
import { workingDayAfter } from '#machines/report/workingDayAfter.ts';

/** The last day of what was promised on an ISO day. */
export const expectedBy = (acceptedOn: string, within: Within): CalendarDate =>
  'workingDays' in within
    ? parseDate(workingDayAfter(acceptedOn, within.workingDays))
    : parseDate(acceptedOn).add(within);
