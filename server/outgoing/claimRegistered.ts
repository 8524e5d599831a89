import { hash } from 'node:crypto';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import type { ClaimsData } from '#machines/service/claimRequest.ts';
import type { Assessment } from '#server/store/assessment.ts';
import type { GivenConsent } from '#server/store/evidenceTable.ts';
import type { OutgoingEvent } from './events.ts';
import { priorityOf, tellsOfInjury } from './priority.ts';
import { outgoingPdf } from './documents.ts';
import { outgoingConsents } from './outgoingConsents.ts';
import type { OutgoingDecision, OutgoingDocument, Summary } from './shapes.ts';

/** What was noted of what a reporter agreed to. */
export interface NotedEvidence {
  readonly id: string;
  readonly language: string;
  readonly build: string;
  readonly consents: readonly GivenConsent[];
  readonly sent_at: Date;
}

/** A claim that was registered. */
export interface RegisteredReport {
  /** As it is stored. */
  readonly claim: ClaimDetail;
  readonly claimsData: ClaimsData;
  readonly assessment: Assessment;
  /** The documents that are required and have not come. */
  readonly missing: readonly string[];
  readonly documents: readonly OutgoingDocument[];
  readonly evidence: NotedEvidence;
  readonly origin: string | null;
}

/** The event of a claim that was registered. */
export function claimRegistered(report: RegisteredReport): OutgoingEvent {
  const { claim, claimsData, assessment, documents, evidence, origin } = report;
  const { delegation } = assessment;
  const identification = claim.clientIdentificationState;
  return {
    type: 'claim.registered',
    data: {
      summary: summaryOf(report),
      claim: answersIn(claim),
      claimsData,
      decision: decisionOf(claim, assessment),
      documents: [...documents, outgoingPdf(evidence)],
      consents: outgoingConsents(evidence),
      evidence: {
        pdfDocumentId: evidence.id,
        pdfLanguage: evidence.language,
        detailSha256: hash('sha256', canonical(claim)),
        build: evidence.build,
        sentAt: evidence.sent_at.toISOString(),
        ...(identification && { identification }),
      },
      channel: {
        ...(origin !== null && { origin }),
        ...(identification && { identification }),
        ...(delegation && { delegate: delegation.delegate, actsFor: delegation.principal }),
      },
      priority: priorityOf(claim, assessment),
    },
  };
}

/** What the service found out, as the core reads it. */
export const decisionOf = (claim: ClaimDetail, assessment: Assessment): OutgoingDecision => ({
  ...assessment,
  unverified: assessment.unverified ?? [],
  priority: priorityOf(claim, assessment),
});

/** Where the reporter was, what only a browser is shown, and answers of lookups that the decision tells better. */
export const leftOut = [
  'formSteps',
  'focusedField',
  'showHelp',
  'claimPreviewUrl',
  'maskedAccount',
  'maskedPlate',
  'maskedInsured',
  'vehicleFound',
  'policyNumberValid',
  'selfInspectionAuthorized',
  'ocrAllowed',
  'policyAccount',
  'claimId',
  'incidentDateDoesntMatch',
  'hasDuplicateClaimFoundByClaimNumber',
] as const satisfies readonly (keyof ClaimDetail)[];

const isLeftOut = (name: string): boolean => leftOut.some((one) => one === name);

const answersIn = (claim: ClaimDetail): Record<string, unknown> =>
  Object.fromEntries(Object.entries(claim).filter(([name]) => !isLeftOut(name)));

function summaryOf({ claim, claimsData, assessment, missing }: RegisteredReport): Summary {
  const { fullName, email, tel } = claim.reporter ?? {};
  const policyNumber = assessment.policyNumber ?? claim.policyNumber;
  return {
    claimType: claimsData.type,
    riskFlow: claim.riskFlow,
    appliedRiskId: claim.appliedRiskId,
    eventKinds: claim.eventKinds,
    propertyEvent: claim.propertyEvent,
    uniKind: claim.uniKind,
    incidentDate: claim.incidentDate,
    incidentPlace: claim.incidentPlace,
    damageCause: claim.damageCause,
    damageSize: claim.damageSize,
    drivable: claim.drivable,
    habitable: claim.habitable,
    amounts: claimsData.amounts,
    reporterRole: claim.reporterRole,
    reporter: { fullName, email, tel },
    policyNumber,
    policyValid: assessment.policyValid,
    duplicates: [...assessment.duplicates],
    urgent: assessment.property?.urgent ?? false,
    missing: [...missing],
    inspection: claim.inspectionMethod,
    injuredPartiesCount: claimsData.injuredPartiesCount,
    hasInjury: tellsOfInjury(claim),
    isDeath: tellsOfDeath(claim),
    flags: assessment.flags.map(({ key }) => key),
    ...(claim.lane?.key !== undefined && { lane: claim.lane.key }),
  };
}

/** A value as JSON with its keys sorted at every depth: the same answers are the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
