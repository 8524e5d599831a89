import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { LiftReason } from '#machines/service/draftLocks.ts';
import { ReportReason } from '#machines/service/sales/reportCalls.ts';
import { must } from '#machines/subject/issues/issue.ts';

/** A claim number, the reference of an error, the mark of a draft; letters of any size, with spaces. */
const isReportNumber = (typed: string): boolean =>
  /^(?:\d{4}[A-Z]{3}\d{8}|H\d{6,}|[\dA-F]{8})$/.test(typed.replaceAll(/\s/g, '').toUpperCase());

/** What is typed to find a report, and why. */
export const reportQuery = z.object({
  reportNumber: text(40).check(must('reportNumber', isReportNumber)),
  reportReason: ReportReason,
});

/** Why a lock is lifted. */
export const unlockQuery = z.object({ unlockWords: LiftReason });
