import * as z from 'zod';
import {
  DeathWay,
  LostReportedTo,
  MachineKind,
  PetKind,
  PetMark,
  UniEvent,
  VetPaid,
} from '#machines/claim/codes/uniflow.ts';
import { UniKind, UniRisk, YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import {
  capitals,
  field,
  grid,
  line,
  money,
  pastDay,
  radio,
  surelyYesNo,
  yesNo,
  type Control,
} from '#machines/subject/control.ts';
import { PastDay } from '#machines/claim/fields/days.ts';
import { Mark } from '#machines/claim/fields/identifiers.ts';
import { amount, text } from '#machines/claim/fields/text.ts';

const tiles: Control = { kind: 'tiles' };

/** What is insured and what happened to it, for the lines that the universal flow serves. */
export const uniflowFields = {
  uniKind: field(UniKind, grid),
  uniRisk: field(UniRisk, tiles),
  uniEvent: field(UniEvent, grid),
  /** The address that led here has told what is insured, so nobody was asked. */
  kindByLink: z.literal(true),
};

/** A machine or device. */
export const machineFields = {
  machineKind: field(MachineKind, radio),
  machineName: field(text(), line),
  serialNo: field(Mark, capitals('long')),
  warranty: field(YesNo, yesNo),
  engineHours: field(z.number().int().min(0), { kind: 'number', width: 'short' }),
  operatorLicensed: field(YesNo, yesNo),
};

/** An animal, what the vet found, and whom its loss was told to. */
export const petFields = {
  petKind: field(PetKind, radio),
  petName: field(text(limits.animal), line),
  /** Asked where no policy tells it. */
  petBreed: field(text(limits.animal), line),
  petAge: field(z.number().int().min(0).max(limits.age), { kind: 'number', width: 'tiny' }),
  petMark: field(PetMark, radio),
  chipNumber: field(Mark, capitals('long')),
  vaccinated: field(YesNo, yesNo),
  vetName: field(text(), line),
  vetPaid: field(VetPaid, radio),
  deathWay: field(DeathWay, radio),
  /** What was paid for an animal that died or is gone, which is what is paid for it. */
  petPrice: field(amount(), money),
  lostReportedTo: field(LostReportedTo, radio),
  lostReportedOn: field(PastDay, pastDay),
  petFound: field(YesNo, surelyYesNo),
};
