import * as z from 'zod';
import { DamageCause } from '#machines/claim/codes/damageCause.ts';
import { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import {
  Agreement,
  AnimalDamage,
  CountryScope,
  DamageSize,
  EventKind,
  GlassDamage,
  GlassFeature,
  IncidentCause,
  LeftInside,
  SecurityDevice,
  TheftKind,
  YesNo,
} from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { CountryCode } from './address.ts';
import {
  field,
  line,
  money,
  oneOfMany,
  pastDay,
  radio,
  reference,
  rows,
  yesNo,
  type Control,
} from '#machines/subject/control.ts';
import { underwriting } from '#machines/subject/issues/issue.ts';
import { story } from '#machines/claim/story.ts';
import { DamagedThing } from './damagedItems.ts';
import { IncidentDate, PastMoment } from './days.ts';
import { FullName } from './reporter.ts';
import { amount, code, text, words } from './text.ts';
import { UploadedFiles } from './uploadedFile.ts';

const vehicleParts: Control = { kind: 'vehicleParts', codelist: 'damaged-parts' };
const someParts = () => field(z.array(DamagedPart).min(1).max(DamagedPart.options.length), vehicleParts);
/** Whether somebody who drove, worked or was hurt had been drinking, which an underwriter looks at wherever it is asked. */
const Alcohol = YesNo.check(underwriting('underwritingReview', (answer) => answer !== 'YES'));
/** Somebody was hurt, which an underwriter looks at whatever happened to the vehicle. */
const PeopleHurt = YesNo.check(underwriting('underwritingReview', (answer) => answer !== 'YES'));
const tiny: Control = { kind: 'number', width: 'tiny' };

/** What happened, where and when, with every kind of event. */
export const eventFields = {
  eventKinds: field(z.array(EventKind).min(1).max(EventKind.options.length), {
    kind: 'tiles',
    grid: true,
    several: true,
  }),
  incidentDate: field(IncidentDate, pastDay),
  incidentTime: field(z.iso.time({ precision: -1 }), { kind: 'time' }),
  damageCause: field(DamageCause, radio),
  incidentDescription: field(words(), story),
  /** Slovakia, where a Slovak policy is at home, is our addition. */
  countryScope: field(z.enum([...CountryScope.options, 'SLOVAK']), radio),
  country: field(CountryCode, oneOfMany('country')),
  incidentPlace: field(text(), line),
  policeInvestigation: field(YesNo, yesNo),
  policeStation: field(text(), line),
  policeFileNo: field(text(limits.reference), reference),
};

/** A collision (HAVNEHODA): who drove and who is to blame. */
export const accidentFields = {
  incidentCausedByInsured: field(IncidentCause, radio),
  driver: z.object({
    fullName: field(FullName, line),
    drivingLicenceNo: field(text(limits.licence), reference).optional(),
  }),
  alcohol: field(Alcohol, yesNo),
  peopleHurt: field(PeopleHurt, yesNo),
  /** Whether the driver waited at the scene: who leaves it pays the insurer back. */
  driverStayed: field(YesNo, yesNo),
  firstImpact: field(z.array(DamagedPart).max(DamagedPart.options.length), vehicleParts),
  agreement: field(Agreement, radio),
};

/** Damaged glass (HAVSKLA). */
export const glassFields = {
  glassParts: someParts(),
  windShield: field(GlassDamage, radio),
  glassFeatures: field(z.array(GlassFeature).max(GlassFeature.options.length), {
    kind: 'several',
    none: 'NONE',
  }),
};

/** An animal: a collision with it or its bite (HAVZVIRE). */
export const animalFields = {
  animalKind: field(text(limits.animal), { kind: 'text', width: 'long' }),
  animalDamage: field(AnimalDamage, radio),
  animalOwnerKnown: field(YesNo, yesNo),
};

/** Vandalism and theft (HAVVANDALISMUS, HAVODCIZENI), which are found later than they are done. */
export const offenceFields = {
  offenderKnown: field(YesNo, yesNo),
  parkedFrom: field(PastMoment, { kind: 'moment' }),
  discoveredAt: field(PastMoment, { kind: 'moment' }),
  theftKind: field(TheftKind, radio),
  /** Whether the vehicle that is gone was locked, what was left in it, and by whom it was parked. */
  vehicleLocked: field(YesNo, yesNo),
  leftInside: field(z.array(LeftInside).max(LeftInside.options.length), { kind: 'several', none: 'NONE' }),
  parkedBy: field(FullName, line),
  keysCount: field(z.number().int().min(0).max(limits.keys), tiny),
  security: field(z.array(SecurityDevice).max(SecurityDevice.options.length), {
    kind: 'several',
    none: 'NONE',
  }),
  stolenThings: field(z.array(DamagedThing).max(limits.damagedThings), rows(limits.damagedThings)),
};

/** A natural peril (HAVZIVEL), code of the codelist `element-type`. */
export const perilFields = {
  elementType: field(code(), { kind: 'select', codelist: 'element-type', width: 'long' }),
  hailDents: field(z.number().int().min(1), tiny),
};

/** What is damaged on the vehicle of the insured or of the injured. */
export const damageFields = {
  damagedParts: someParts(),
  damageSize: field(DamageSize, radio),
  drivable: field(YesNo, yesNo),
  estimatedDamage: field(amount(), money),
  damagePhotoDocumentation: UploadedFiles,
  vatPayer: field(YesNo, yesNo),
};
