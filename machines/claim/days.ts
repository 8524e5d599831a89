import * as z from 'zod';
import { isAfterMinimum, isPossibleAge } from './birthDate.ts';
import { today } from './clock.ts';
import { isNotInFuture, isWithinLastYear } from './incidentDate.ts';
import { must, should } from './issue.ts';
import { limits } from './limits.ts';
import { writeDate } from './date.ts';

const isPast = (date: string) => isNotInFuture(date);
const minimum = { values: { date: writeDate(limits.minimumDate) } };

/** The day something happened: not in the future, a warning when more than a year ago (section 5, "Dates"). */
export const IncidentDate = z.iso.date().check(
  must('dateFuture', isPast),
  must('dateNotBefore', isAfterMinimum, minimum),
  should('dateOld', (date: string) => isWithinLastYear(date)),
);

/** A day up to today, however long ago (section 5, "Dates"). */
export const PastDay = z.iso
  .date()
  .check(must('dateFuture', isPast), must('dateNotBefore', isAfterMinimum, minimum));

/** A birth date: from 01.01.1900, not in the future, of nobody older than 120 (section 5, "Dates"). */
export const BirthDate = z.iso.date().check(
  must('dateFuture', isPast),
  must('dateNotBefore', isAfterMinimum, minimum),
  must('maxAge', (date: string) => isPossibleAge(date), { values: { max: limits.age } }),
);

/** A local day and time up to now: `2026-11-20T08:30`. */
export const PastMoment = z.iso
  .datetime({ local: true, precision: -1 })
  .check(must('dateFuture', (moment: string) => moment.slice(0, 10) <= today()));
