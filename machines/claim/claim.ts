import * as z from 'zod';
import { AnotherBankAccount, BankAccount, BankContact } from './bankContact.ts';
import { ConsequentClaimRequest } from './consequentClaimRequest.ts';
import { ContractSearch } from './contractSearch.ts';
import { PropertyDamage } from './damagedItems.ts';
import type { DeepPartial } from './deepPartial.ts';
import {
  BankContactType,
  ClaimType,
  ClientIdentificationState,
  FlowType,
  Origin,
  ReporterRole,
  RiskCode,
  RiskFlow,
  UniKind,
  UniRisk,
  YesNo,
} from './enums.ts';
import {
  accidentFields,
  animalFields,
  damageFields,
  eventFields,
  glassFields,
  offenceFields,
  perilFields,
} from './event.ts';
import { ClaimNumber, PolicyNumber } from './identifiers.ts';
import { InjuredParty } from './injuredParty.ts';
import { injuryFields } from './injury.ts';
import { inspectionFields } from './inspection.ts';
import { ClaimEventType } from './life/codes.ts';
import {
  consequenceFields,
  healthFields,
  lifeContractFields,
  lifeIncidentFields,
  questionFields,
  treatmentFields,
} from './life/lifeFields.ts';
import { limits } from './limits.ts';
import { lookupFields } from './lookupAnswers.ts';
import { OtherParty, Witness } from './otherParty.ts';
import { Company, Person } from './person.ts';
import { Reporter } from './reporter.ts';
import { code, lines, text } from './text.ts';
import { UploadedFiles } from './uploadedFile.ts';
import { vehicleFields } from './vehicle.ts';

/**
 * Every field of a claim detail (section 3), each with its limits and single-value checks, none optional and no rule
 * over several fields: a page takes what it asks, `Claim.pick({ ... }).partial({ ... })`, and adds the rules it needs.
 */
export const Claim = z.object({
  // What is reported, by which way, and how far it came
  claimType: ClaimType,
  flowType: FlowType,
  referer: Origin,
  riskFlow: RiskFlow,
  appliedRiskId: RiskCode,
  sourceRiskId: code(),
  claimEventType: ClaimEventType,
  uniKind: UniKind,
  uniRisk: UniRisk,
  clientIdentificationState: ClientIdentificationState,
  formSteps: z.array(code()).max(limits.formSteps),
  focusedField: text(),
  showHelp: z.boolean(),
  lifeQueueingEnabled: z.boolean(),

  // Who reports and who is concerned
  reporterRole: ReporterRole,
  reporter: Reporter,
  insured: Person,
  injured: Person,
  employerParty: Company,
  claimReportedByInjuredParty: z.boolean(),
  claimReportedByInsuredParty: z.boolean(),
  injuredParties: z.array(InjuredParty).max(limits.reports),
  propertyDamages: z.array(PropertyDamage).max(limits.damagedThings),
  otherParty: OtherParty,
  /** A person who is no client of ours agreed, or not, that we keep their contact. */
  contactConsent: z.boolean(),
  /** We hold a claim of this day already, and the reporter says this is another one. */
  isOtherEvent: z.boolean(),
  witnesses: z.array(Witness).max(limits.witnesses),

  // Policy and claim numbers
  policyNumber: PolicyNumber,
  policyNumbers: z.array(PolicyNumber).max(limits.reports),
  contractKnown: YesNo,
  contractSearch: ContractSearch,
  claimNumber: ClaimNumber,
  consequentClaimRequest: ConsequentClaimRequest,
  reasonToChooseInsurance: lines(),

  // Where the money goes
  bankContactType: BankContactType,
  bankContact: BankContact,
  userEnteredBankContact: BankAccount,
  userEnteredAnotherBankContact: AnotherBankAccount,

  ...vehicleFields,
  ...eventFields,
  ...accidentFields,
  ...glassFields,
  ...animalFields,
  ...offenceFields,
  ...perilFields,
  ...damageFields,
  ...injuryFields,
  ...inspectionFields,
  ...lookupFields,
  ...lifeContractFields,
  ...lifeIncidentFields,
  ...treatmentFields,
  ...healthFields,
  ...consequenceFields,
  ...questionFields,

  // Documents, questions, consents
  uploadedFiles: UploadedFiles,
  moreInfo: lines(),
  truthfulness: z.literal(true),
  dataProcessingConsent: z.literal(true),
});
export type Claim = z.infer<typeof Claim>;

/** A claim as far as it is answered: every field may be missing, in nested objects too. */
export type ClaimDetail = DeepPartial<Claim>;
