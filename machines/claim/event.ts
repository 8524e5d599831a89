import * as z from 'zod';
import { CountryCode } from './address.ts';
import { DamageCause } from './damageCause.ts';
import { DamagedPart } from './damagedPart.ts';
import { IncidentDate, PastMoment } from './days.ts';
import {
  Agreement,
  AnimalDamage,
  CountryScope,
  DamageSize,
  EventKind,
  GlassDamage,
  GlassFeature,
  GlassRepair,
  IncidentCause,
  SecurityDevice,
  TheftKind,
  YesNo,
} from './enums.ts';
import { limits } from './limits.ts';
import { FullName } from './reporter.ts';
import { code, text, words } from './text.ts';
import { DamagedThing } from './damagedItems.ts';
import { UploadedFiles } from './uploadedFile.ts';

const parts = () => z.array(DamagedPart).min(1).max(DamagedPart.options.length);

/** What happened, where and when, to every kind of event. */
export const eventFields = {
  eventKinds: z.array(EventKind).min(1).max(EventKind.options.length),
  incidentDate: IncidentDate,
  damageCause: DamageCause,
  incidentDescription: words(),
  countryScope: CountryScope,
  country: CountryCode,
  incidentPlace: text(),
  policeInvestigation: YesNo,
  policeStation: text(),
  policeFileNo: text(limits.reference),
};

/** Who drove. */
const Driver = z.object({ fullName: FullName, drivingLicenceNo: text(limits.licence).optional() });
export type Driver = z.infer<typeof Driver>;

/** A collision (HAVNEHODA) and who is to blame. */
export const accidentFields = {
  incidentCausedByInsured: IncidentCause,
  driver: Driver,
  alcohol: YesNo,
  firstImpact: z.array(DamagedPart).max(DamagedPart.options.length),
  agreement: Agreement,
};

/** Glass (HAVSKLA). */
export const glassFields = {
  glassParts: parts(),
  windShield: GlassDamage,
  glassRepair: GlassRepair,
  glassFeatures: z.array(GlassFeature).max(GlassFeature.options.length),
};

/** An animal (HAVZVIRE). */
export const animalFields = {
  animalKind: text(limits.animal),
  animalDamage: AnimalDamage,
  animalOwnerKnown: YesNo,
};

/** Vandalism and theft (HAVVANDALISMUS, HAVODCIZENI): found later than done. */
export const offenceFields = {
  offenderKnown: YesNo,
  parkedFrom: PastMoment,
  discoveredAt: PastMoment,
  theftKind: TheftKind,
  keysCount: z.number().int().min(0).max(limits.keys),
  security: z.array(SecurityDevice).max(SecurityDevice.options.length),
  stolenThings: z.array(DamagedThing).max(limits.damagedThings),
};

/** A natural peril (HAVZIVEL), code of the codelist `element-type`. */
export const perilFields = {
  elementType: code(),
  hailDents: z.number().int().min(1),
};

/** What is damaged on the insured's or injured's own vehicle. */
export const damageFields = {
  damagedParts: parts(),
  damageSize: DamageSize,
  drivable: YesNo,
  damagePhotoDocumentation: UploadedFiles,
  vatPayer: YesNo,
};
