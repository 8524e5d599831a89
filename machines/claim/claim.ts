import * as z from 'zod';
import { ClaimType, ClientIdentificationState, FlowType, Origin } from './enums.ts';
import { bankFields } from './fields/bank.ts';
import { claimantFields } from './fields/lines/claimant.ts';
import { consequenceFields, deathFields } from './fields/lines/consequences.ts';
import { ConsequentClaimRequest } from './checks/consequentClaimRequest.ts';
import { consentFields, contractFields } from './fields/contract.ts';
import {
  accidentFields,
  animalFields,
  damageFields,
  eventFields,
  glassFields,
  offenceFields,
  perilFields,
} from './fields/event.ts';
import { healthFields, reproductionFields, workFields } from './fields/health.ts';
import { incidentFields } from './fields/incident.ts';
import { injuredPartyFields } from './fields/injuredParty.ts';
import { injuryFields } from './fields/injury.ts';
import { inspectionFields } from './fields/inspection.ts';
import { journeyFields } from './fields/journey.ts';
import { laneFields } from './fields/lane.ts';
import { liabilityFields, riskFlowFields, workplaceFields } from './fields/lines/liability.ts';
import { policySearchFields, relationFields, riskFields } from './fields/lines/life.ts';
import { burglaryFields, fireFields } from './fields/lines/burglary.ts';
import { leakFields, propertyFields } from './fields/lines/property.ts';
import { rightFields } from './fields/rights.ts';
import { jobLossFields, loanFields } from './fields/lines/loan.ts';
import { lookupFields } from './fields/lookupAnswers.ts';
import { otherPartyFields } from './fields/otherParty.ts';
import { personFields } from './fields/person.ts';
import { reporterFields } from './fields/reporter.ts';
import { code, text } from './fields/text.ts';
import { treatmentFields } from './fields/care.ts';
import { agriFields, cargoFields } from './fields/uniflow/goods.ts';
import { machineFields, petFields, uniflowFields } from './fields/uniflow/insured.ts';
import { tripFields } from './fields/uniflow/trip.ts';
import { UploadedFiles } from './fields/uploadedFile.ts';
import { vehicleFields } from './fields/vehicle.ts';
import { limits } from './limits.ts';

/**
 * Every field of a claim detail (section 3): its limits, the checks of its own value and how it is asked for. None is optional
 * here and no rule reads two of them, because its page says where a field is asked, when, and whether it may be left out.
 */
export const Claim = z.object({
  // What is reported, by which way, and how far it came
  claimType: ClaimType,
  flowType: FlowType,
  referer: Origin,
  ...riskFlowFields,
  ...riskFields,
  sourceRiskId: code(),
  ...laneFields,
  ...uniflowFields,
  clientIdentificationState: ClientIdentificationState,
  formSteps: z.array(code()).max(limits.formSteps),
  focusedField: text(),
  showHelp: z.boolean(),
  lifeQueueingEnabled: z.boolean(),

  // Who reports and who is concerned
  ...reporterFields,
  ...personFields,
  ...relationFields,
  claimReportedByInjuredParty: z.boolean(),
  claimReportedByInsuredParty: z.boolean(),
  ...injuredPartyFields,
  ...otherPartyFields,

  // Contracts, earlier claims, where the money goes
  ...contractFields,
  ...policySearchFields,
  consequentClaimRequest: ConsequentClaimRequest,
  ...bankFields,

  // What happened and what it did
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
  ...incidentFields,
  ...journeyFields,
  ...treatmentFields,
  ...healthFields,
  ...workFields,
  ...loanFields,
  ...jobLossFields,
  ...reproductionFields,
  ...deathFields,
  ...claimantFields,
  ...consequenceFields,
  ...liabilityFields,
  ...workplaceFields,

  // A home or another property
  ...propertyFields,
  ...leakFields,
  ...burglaryFields,
  ...fireFields,
  ...rightFields,

  // What the universal flow asks about
  ...machineFields,
  ...petFields,
  ...tripFields,
  ...cargoFields,
  ...agriFields,

  // What the service found, documents, consents
  ...lookupFields,
  uploadedFiles: UploadedFiles,
  ...consentFields,
});
export type Claim = z.infer<typeof Claim>;

/** A value as far as it is known: every field may be missing, at any depth, in the items of lists as well. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/** A claim as far as it is answered. */
export type ClaimDetail = DeepPartial<Claim>;
