import * as z from 'zod';
import { PastDay } from '../days.ts';
import { YesNo } from '../enums.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';

/** One stay in hospital; the last may still go on. */
export const Hospitalization = z.object({
  dateFrom: PastDay,
  dateTo: PastDay.optional(),
  ongoing: z.boolean().optional(),
  facilityName: text(limits.facility),
  icu: YesNo.optional(),
  surgery: YesNo.optional(),
});
export type Hospitalization = z.infer<typeof Hospitalization>;
