import * as z from 'zod';
import { EntryMethod, HomeSecurity, TheftPlace } from '#machines/claim/codes/property.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { field, line, radio, yesNo } from '#machines/subject/control.ts';
import { PastMoment } from '#machines/claim/fields/days.ts';
import { text } from '#machines/claim/fields/text.ts';

/** Whether a fire was put out by those who write a report about it. */
export const fireFields = { fireBrigade: field(YesNo, yesNo) };

/** A theft or a burglary, which are found later than they are done. */
export const burglaryFields = {
  theftPlace: field(TheftPlace, radio),
  entryMethod: field(EntryMethod, radio),
  keysTakenByForce: field(YesNo, yesNo),
  lastSeenAt: field(PastMoment, { kind: 'moment' }),
  /** By what and to what it was locked. */
  lockedHow: field(text(), line),
  homeSecurity: field(z.array(HomeSecurity).max(HomeSecurity.options.length), {
    kind: 'several',
    none: 'NONE',
  }),
};
