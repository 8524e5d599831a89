import * as z from 'zod';
import { PastDay } from '#machines/claim/fields/days.ts';
import { text } from '#machines/claim/fields/text.ts';
import { LookKind, type TrailFilter } from '#machines/service/sales/trailCalls.ts';

/** What is typed to see some looks only. */
export const trailQuery = z.object({
  lookedBy: text(100).optional(),
  lookedFor: text(100).optional(),
  lookKind: LookKind.optional(),
  lookFrom: PastDay.optional(),
  lookTo: PastDay.optional(),
});

/** What the service is asked for it: personal numbers are written in capitals. */
export const trailFilterOf = (asked: z.infer<typeof trailQuery>): TrailFilter => {
  const { lookedBy, lookedFor, lookKind: kind, lookFrom: from, lookTo: to } = asked;
  return {
    ...(lookedBy !== undefined && { actor: lookedBy.toUpperCase() }),
    ...(lookedFor !== undefined && { actsFor: lookedFor.toUpperCase() }),
    ...(kind && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
};
