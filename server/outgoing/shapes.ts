import * as z from 'zod';
import { Currency } from '#machines/claim/codes/currency.ts';
import { BaseClaimMember, ClaimType, RiskCode } from '#machines/claim/enums.ts';
import type { Assessment } from '#server/store/assessment.ts';
import { Priority } from './priority.ts';

// What a core reads of an event. Fields are only ever added, so that it ignores those it does not know.

const text = z.string();
const Party = z.object({ id: text, name: text });

const Findings = z.object({
  insured: z.array(z.enum(['BUILDING', 'HOUSEHOLD'])),
  urgent: z.boolean(),
  regress: z.boolean(),
});

/** What the service found out by itself, for the people who settle the claim. */
export interface OutgoingDecision extends Omit<Assessment, 'unverified'> {
  /** What could not be asked: all that follows from it is open. */
  readonly unverified: readonly string[];
  readonly priority: Priority;
}

export const Decision: z.core.$ZodType<OutgoingDecision> = z.object({
  policyNumber: text.exactOptional(),
  policyValid: z.boolean(),
  vehicleId: text.exactOptional(),
  registrationNo: text.exactOptional().describe('Of that vehicle, as the register has it.'),
  vin: text.exactOptional(),
  damagedPlate: text.exactOptional().describe('Of the damaged vehicle of an injured reporter.'),
  selfInspectionAuthorized: z.boolean(),
  ocrAllowed: z.boolean(),
  careInsured: z.enum(['CARER', 'CARED_FOR', 'BOTH', 'NEITHER']).exactOptional(),
  bankContact: z
    .object({ accountPrefix: text, accountNumber: text, bankCode: text })
    .exactOptional()
    .describe('The account of the policy, where the reporter chose it.'),
  currency: Currency,
  property: Findings.exactOptional(),
  duplicates: z.array(text).describe('Claims of the same day and subject.'),
  baseClaim: z
    .object({
      uuid: text,
      claimNumber: text,
      claimType: ClaimType,
      memberType: BaseClaimMember,
      riskId: RiskCode.exactOptional(),
    })
    .exactOptional()
    .describe('The claim that this one follows from.'),
  unverified: z.array(text).describe('What no register could be asked; `claim.verified` tells it later.'),
  delegation: z
    .object({ delegate: Party, principal: Party })
    .exactOptional()
    .describe('Who reported on whose behalf.'),
  tasks: z.array(text).exactOptional().describe('What the reporter still has to do.'),
  flags: z.array(z.object({ page: text, key: text, name: text })).describe('Findings for an underwriter.'),
  priority: Priority,
});

/** A file of a report, or its PDF. */
export const OutgoingDocument = z.object({
  documentId: z.uuid(),
  documentType: text
    .optional()
    .describe('By the codelist `document-type`; `REPORT_PDF` is the report itself.'),
  name: text,
  type: text.describe('The MIME type found in the content.'),
  size: z.int().optional(),
  sha256: text.optional().describe('A file with another hash is none that was handed over.'),
  state: z
    .enum(['CHECKED', 'CHECKING'])
    .describe('`document.checked` or `document.refused` follows CHECKING.'),
  required: z.boolean(),
  uploadedAt: z.iso.datetime(),
  url: z.string().optional().describe('Where it is fetched with the key; only once it is CHECKED.'),
  expiresAt: z.iso.datetime().optional().describe('Until when the address holds.'),
});
export type OutgoingDocument = z.infer<typeof OutgoingDocument>;

/** Who is asked about what was added. */
export const Contact = z.object({ fullName: text, email: text, tel: text }).partial();

/** What a reporter agreed to: which words, by their hash and version, and when. */
export const OutgoingConsent = z.object({
  key: text,
  version: z.int(),
  language: text,
  sha256: text.describe('Of the words that were read.'),
  value: z.boolean(),
  at: z.iso.datetime(),
});

/** What the report is proved by. */
export const Evidence = z.object({
  pdfDocumentId: z.uuid(),
  pdfLanguage: text,
  detailSha256: text.describe('Of the stored answers as JSON with sorted keys.'),
  build: text,
  sentAt: z.iso.datetime(),
  identification: text.optional(),
});

/** By which way the report came. No address of a computer is among it. */
export const Channel = z.object({
  origin: text.optional(),
  identification: text.optional().describe('How the reporter is known.'),
  delegate: Party.optional(),
  actsFor: Party.optional(),
});

/** What a clerk reads first. */
export const Summary = z.object({
  claimType: ClaimType,
  riskFlow: text.optional(),
  appliedRiskId: text.optional(),
  eventKinds: z.array(text).optional(),
  propertyEvent: text.optional(),
  uniKind: text.optional(),
  incidentDate: text.optional(),
  incidentPlace: text.optional(),
  damageCause: text.optional(),
  damageSize: text.optional(),
  drivable: text.optional(),
  habitable: text.optional(),
  amounts: z.array(z.object({ kind: text, value: z.number(), currency: Currency })),
  reporterRole: text.optional(),
  reporter: Contact,
  policyNumber: text.optional(),
  policyValid: z.boolean(),
  duplicates: z.array(text),
  urgent: z.boolean().describe('Nobody can stay at home, or the water still runs.'),
  missing: z.array(text).describe('The documents that are required and have not come.'),
  inspection: text.optional(),
  injuredPartiesCount: z.int(),
  hasInjury: z.boolean(),
  isDeath: z.boolean(),
  flags: z.array(text),
  lane: text.optional().describe('The event lane in which it was reported.'),
});
export type Summary = z.infer<typeof Summary>;
