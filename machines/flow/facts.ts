import type { ClaimDetail } from '../claim/claim.ts';
import { ClaimEventType } from '../claim/life/codes.ts';
import { fact, flag } from './fact.ts';
import { lifeFacts } from './lifeFacts.ts';
import {
  BankContactType,
  ClientIdentificationState,
  CostBasis,
  EventKind,
  FlowType,
  Origin,
  RepairHandling,
  ReporterRole,
  RiskCode,
  RiskFlow,
  TheftKind,
  YesNo,
} from '../claim/enums.ts';

/** How many rows a list of injured parties may have. */
const counts = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

const kindOfShop = ({ contractual, atHome }: NonNullable<ClaimDetail['repairShop']>) => {
  if (atHome) return 'HOME';
  return contractual ? 'PARTNER' : 'OTHER';
};

/**
 * Everything a can-enter rule may read: a name, the finite values, and how the value is read from a claim.
 * Names in the reader's language stand in the text namespace `facts`.
 */
export const facts = {
  flowType: fact(FlowType.options, (claim) => claim.flowType),
  origin: fact(Origin.options, (claim) => claim.referer),
  identification: fact(ClientIdentificationState.options, (claim) => claim.clientIdentificationState),
  reporterRole: fact(ReporterRole.options, (claim) => claim.reporterRole),
  riskFlow: fact(RiskFlow.options, (claim) => claim.riskFlow),
  eventKind: fact(EventKind.options, (claim) => claim.eventKinds?.[0]),
  appliedRiskId: fact(RiskCode.options, (claim) => claim.appliedRiskId),
  claimEventType: fact(ClaimEventType.options, (claim) => claim.claimEventType),
  /** The injured's own vehicle is damaged. */
  vehicleHarmed: flag((claim) => claim.eventKinds?.includes('POVPOS_VEHICLE')),
  glassHarmed: flag((claim) => claim.eventKinds?.includes('POVPOS_GLASS')),
  healthHarmed: flag((claim) => claim.eventKinds?.includes('POVPOS_HEALTH')),
  theftKind: fact(TheftKind.options, (claim) => claim.theftKind),
  injuredCount: fact(counts, (claim) => counts[claim.injuredParties?.length ?? 0]),
  repairHandling: fact(RepairHandling.options, (claim) => claim.repairHandling),
  repairShop: fact(['PARTNER', 'HOME', 'OTHER'], ({ repairShop }) => repairShop && kindOfShop(repairShop)),
  costBasis: fact(CostBasis.options, (claim) => claim.costBasis),
  contractKnown: fact(YesNo.options, (claim) => claim.contractKnown),
  ...lifeFacts,
  duplicateFound: fact([true], (claim) => (claim.claimId === undefined ? undefined : true)),
  vehicleFound: flag((claim) => claim.vehicleFound),
  policyNumberValid: flag((claim) => claim.policyNumberValid),
  ocrAllowed: flag((claim) => claim.ocrAllowed),
  selfInspectionAuthorized: flag((claim) => claim.selfInspectionAuthorized),
  bankContactType: fact(BankContactType.options, (claim) => claim.bankContactType),
} as const;

export type FactName = keyof typeof facts;
export type FactValue<K extends FactName> = (typeof facts)[K]['values'][number];
export type Facts = { readonly [K in FactName]?: string | boolean | undefined };

/** Takes facts and a name; gives the value, undefined while nobody knows it. */
export const readFact = (known: Facts, name: FactName): string | boolean | undefined => known[name];

/** Takes a claim; gives every fact that can be read from it. */
export const readFacts = (claim: ClaimDetail): Facts => {
  const read: Record<string, string | boolean | undefined> = {};
  for (const [name, definition] of Object.entries(facts)) read[name] = definition.read(claim);
  return read;
};
