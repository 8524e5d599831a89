import * as z from 'zod';
import {
  ContractRole,
  DeathCause,
  FaceImpact,
  LimbImpact,
  LimbPart,
  TrunkImpact,
  TrunkPart,
} from '#machines/claim/codes/life.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { describedCodes, field, line, oneOf, pastDay, several, yesNo } from '#machines/subject/control.ts';
import { IncidentDate } from '#machines/claim/fields/days.ts';
import { text } from '#machines/claim/fields/text.ts';

const some = <T extends z.ZodEnum>(of: T) => field(z.array(of).min(1).max(of.options.length), several);

/** What a claim tells about a death. */
export const deathFields = {
  deathDate: field(IncidentDate, pastDay),
  deathPlace: field(text(), line),
  deathCause: field(DeathCause, oneOf('death-cause')),
  /** Who claims the money. */
  claimantRole: field(ContractRole, describedCodes('contract-role')),
  notary: field(text(limits.facility), line),
};

/** The lasting consequences of an injury. */
export const consequenceFields = {
  healthStabilised: field(YesNo, yesNo),
  limbParts: some(LimbPart),
  limbImpacts: some(LimbImpact),
  aids: field(text(), line),
  faceImpacts: some(FaceImpact),
  trunkParts: some(TrunkPart),
  trunkImpacts: some(TrunkImpact),
  scarLengthCm: field(z.number().min(0).max(limits.scarLengthCm), {
    kind: 'number',
    unit: 'cm',
    width: 'tiny',
    decimal: true,
  }),
  teethCount: field(z.number().int().min(1).max(limits.teeth), { kind: 'number', width: 'tiny' }),
};
