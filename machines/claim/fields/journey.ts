import * as z from 'zod';
import { day, field, line, reference, yesNo } from '#machines/subject/control.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { text } from './text.ts';

/** The journey on which it happened, and who helped on it. */
export const journeyFields = {
  /** Of a journey that was cancelled before it began, a day to come. */
  tripFrom: field(z.iso.date(), day),
  tripTo: field(z.iso.date(), day),
  assistanceContacted: field(YesNo, yesNo),
  assistanceCaseNo: field(text(limits.reference), reference),
  otherInsurance: field(YesNo, yesNo),
  otherInsurer: field(text(), line),
};
