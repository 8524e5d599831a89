import * as z from 'zod';
import { isAfterMinimum, isPossibleAge } from '#machines/claim/checks/birthDate.ts';
import { today } from '#machines/claim/clock.ts';
import { isNotInFuture, isWithinLastYear } from '#machines/claim/checks/incidentDate.ts';
import { must, should } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { writeDate } from '#machines/claim/checks/date.ts';

const isPast = (date: string) => isNotInFuture(date);
const minimum = { values: { date: writeDate(limits.minimumDate) } };

/**
 * The day something happened: not in the future, with a warning when it is more than a year ago. Source: specification section 5,
 * "Dates".
 */
export const IncidentDate = z.iso.date().check(
  must('dateFuture', isPast),
  must('dateNotBefore', isAfterMinimum, minimum),
  should('dateOld', (date: string) => isWithinLastYear(date)),
);

/** A day up to today, however long ago. Source: specification section 5, "Dates". */
export const PastDay = z.iso
  .date()
  .check(must('dateFuture', isPast), must('dateNotBefore', isAfterMinimum, minimum));

/** A birth date: from 01.01.1900, not in the future, of nobody older than 120. Source: specification section 5, "Dates". */
export const BirthDate = z.iso.date().check(
  must('dateFuture', isPast),
  must('dateNotBefore', isAfterMinimum, minimum),
  must('maxAge', (date: string) => isPossibleAge(date), { values: { max: limits.age } }),
);

/** A local day and time that is not in the future: `2026-11-20T08:30`. */
export const PastMoment = z.iso
  .datetime({ local: true, precision: -1 })
  .check(must('dateFuture', (moment: string) => moment.slice(0, 10) <= today()));
