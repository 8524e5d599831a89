import * as z from 'zod';
import { field, line, money, pastDay, radio, surelyYesNo, tiles, yesNo } from '#machines/subject/control.ts';
import {
  CausedBy,
  EmployerDamageKind,
  Harmed,
  LiabilityArea,
  SettlementState,
  WorkContract,
} from '#machines/claim/codes/liability.ts';
import { RiskFlow, YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { BirthDate, PastDay } from '#machines/claim/fields/days.ts';
import { FullName } from '#machines/claim/fields/reporter.ts';
import { amount, text } from '#machines/claim/fields/text.ts';

/** Who harmed whom, which other lines are told by their kinds of event. */
export const riskFlowFields = { riskFlow: field(RiskFlow, tiles) };

/** Damage that somebody else suffered: who caused it, in what capacity, and what is claimed. */
export const liabilityFields = {
  settledWithInjured: field(SettlementState, radio),
  settledAmount: field(amount(), money),
  causedBy: field(CausedBy, radio),
  causerName: field(FullName, line),
  causerRelation: field(text(limits.fullName), line),
  causerBirthDate: field(BirthDate, { kind: 'day', calendar: false }),
  liabilityArea: field(LiabilityArea, radio),
  claimedAmount: field(amount(), money),
  courtProceedings: field(YesNo, surelyYesNo),
  businessActivity: field(text(), line),
  productName: field(text(), line),
  deliveredOn: field(PastDay, pastDay),
  mistakeDate: field(PastDay, pastDay),
  thingTakenOver: field(YesNo, surelyYesNo),
  claimSentToCulprit: field(YesNo, surelyYesNo),
  /** Somebody else who may have to answer for it as well, of whom we then claim back. */
  thirdPartyName: field(text(), line),
};

/** Damage at work: an injury or a disease the employer answers for, or what the employer claims of an employee. */
export const workplaceFields = {
  harmed: field(Harmed, radio),
  occupationalDisease: field(YesNo, surelyYesNo),
  workInjuryRecorded: field(YesNo, yesNo),
  safetyBreach: field(YesNo, yesNo),
  employeeShare: field(z.number().int().min(0).max(limits.percent), {
    kind: 'number',
    width: 'tiny',
    unit: '%',
  }),
  employerDamageKind: field(EmployerDamageKind, radio),
  employerClaimDate: field(PastDay, pastDay),
  averageWage: field(amount(), money),
  /** By what kind of contract the employee works, and since when. */
  workContract: field(WorkContract, radio),
  employedSince: field(PastDay, pastDay),
  /** Whether the employee had signed for what was entrusted to them. */
  entrustedAgreement: field(YesNo, yesNo),
};
