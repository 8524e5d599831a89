import * as z from 'zod';
import { Activity } from '#machines/claim/codes/activity.ts';
import { AthleteLevel, BodyArea, LimbSide, TrafficRole } from '#machines/claim/codes/life.ts';
import { BodyPart, YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { field, line, oneOfMany, pastDay, radio, yesNo } from '#machines/subject/control.ts';
import { PastDay } from './days.ts';
import { text } from './text.ts';

/** In what activity a person was hurt. */
export const incidentFields = {
  activity: field(Activity, oneOfMany('activity')),
  /** The day of the injury, where the event (a death, a disability, a stay in hospital) is on another day. */
  injuryDate: field(PastDay, pastDay),
  workInjury: field(YesNo, yesNo),
  bodyAreas: field(z.array(BodyArea).min(1).max(BodyArea.options.length), { kind: 'body' }),
  /** Follows from the areas picked. */
  bodyParts: z.array(BodyPart).max(BodyPart.options.length),
  /** Follows from the areas picked. */
  limbSide: LimbSide,
  causedByOther: field(YesNo, yesNo),
  trafficRole: field(TrafficRole, radio),
  personsInVehicle: field(z.number().int().min(1).max(limits.personsInVehicle), {
    kind: 'number',
    width: 'tiny',
  }),
  athleteLevel: field(AthleteLevel, radio),
  sportClub: field(text(), line),
  registeredAthlete: field(YesNo, yesNo),
};
