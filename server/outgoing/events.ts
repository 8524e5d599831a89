import * as z from 'zod';
import { Language } from '#machines/service/configuration.ts';
import { AskKind } from '#machines/service/sent/claimProgress.ts';
import { ClaimsData } from '#machines/service/claimRequest.ts';
import {
  Channel,
  Contact,
  Decision,
  Evidence,
  OutgoingConsent,
  OutgoingDocument,
  Summary,
} from './shapes.ts';

/** The version of events: within its first number there are additions only. */
export const schemaVersion = '1.0';

/** The answers of a report by their own names, without where its reporter was and what `decision` tells better. */
export const ReportedClaim = z.record(z.string(), z.unknown());

const ofReport = { contact: Contact, claimVerified: z.boolean() };

/** What each event tells. */
export const eventData = {
  'claim.registered': z.object({
    summary: Summary,
    claim: ReportedClaim,
    claimsData: ClaimsData,
    decision: Decision,
    documents: z.array(OutgoingDocument),
    consents: z.array(OutgoingConsent),
    evidence: Evidence,
    channel: Channel,
    priority: z.int().min(1).max(4),
  }),
  'claim.verified': z.object({ decision: Decision, changed: z.array(z.string()) }),
  'addition.registered': z.object({ documents: z.array(OutgoingDocument), ...ofReport }),
  'question.registered': z.object({ question: z.string(), ...ofReport }),
  'document.added': OutgoingDocument,
  'document.checked': OutgoingDocument,
  'document.refused': z.object({
    documentId: z.uuid(),
    refusal: z.string().describe('The code of the failure.'),
  }),
  'answer.given': z.object({
    askId: z.string(),
    kind: AskKind,
    documentIds: z.array(z.uuid()).optional().describe('Of an earlier event that told of them.'),
    value: z.string().optional().describe('What the reporter wrote to the question.'),
  }),
  'claim.erased': z.object({
    stayed: z
      .array(z.enum(['NUMBERS', 'SUBJECT']))
      .describe(
        'What is still known here: the claim number and what the core calls the claim (NUMBERS); its line, policy, vehicle and day, so that duplicates are found (SUBJECT).',
      ),
  }),
} as const;

/** When each event happens. */
export const eventWords: Readonly<Record<EventType, string>> = {
  'claim.registered': 'A report was sent and has its number.',
  'claim.verified':
    'A register that was away when the report was sent has answered, or was asked for the last time.',
  'addition.registered': 'Documents were added to a claim.',
  'question.registered': 'A question about a claim was sent.',
  'document.added': 'A file has joined a report that was sent.',
  'document.checked': 'A file that was being checked may be fetched; the PDF of the report was drawn.',
  'document.refused': 'A file that was being checked is none that may be kept.',
  'answer.given':
    'A reporter has given something that the core asks for; the ask is open until the core closes it.',
  'claim.erased':
    'Our copy of a report that was handed over is gone, with its files and what events told of it.',
};

export type EventType = keyof typeof eventData;

/** An event of any type, with what it tells. */
export type OutgoingEvent = {
  [T in EventType]: { readonly type: T; readonly data: z.infer<(typeof eventData)[T]> };
}[EventType];

/** The types of events. */
export const EventType = z.enum([
  'claim.registered',
  'claim.verified',
  'addition.registered',
  'question.registered',
  'document.added',
  'document.checked',
  'document.refused',
  'answer.given',
  'claim.erased',
]);

/** What every event says around its data. */
export const Envelope = z.object({
  id: z.uuid().describe('Of version 7. The same each time the event is handed over.'),
  type: EventType,
  schemaVersion: z.string(),
  tenant: z.string(),
  claimNumber: z.string(),
  claimRequestUuid: z.uuid(),
  sequence: z.int().min(1).describe('The order of events of a claim number, without a gap.'),
  occurredAt: z.iso.datetime(),
  language: Language,
  build: z.string(),
  isTest: z.boolean().describe('The registers are filled with invented people.'),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;
