import * as z from 'zod';
import { ClaimType, PersonType, UniKind } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { call } from './call.ts';
import { FoundCompany } from './companies.ts';

/** What a client is searched by. */
export const SearchKind = z.enum([
  'VIN',
  'CLAIM_NUMBER',
  'PLATE',
  'BIRTH_NUMBER',
  'COMPANY_ID',
  'POLICY_NUMBER',
  'NAME',
]);
export type SearchKind = z.infer<typeof SearchKind>;

/**
 * What a user of ours may do with a client: whom they care for, of whom they share a policy, whom another cares for. Source:
 * specification section 9.
 */
export const ClientRight = z.enum(['OWN', 'SHARED', 'FOREIGN']);
export type ClientRight = z.infer<typeof ClientRight>;

/** Whether a client lives, or their company is there. */
export const ClientLife = z.enum(['LIVING', 'DEAD', 'CEASED', 'LIQUIDATION', 'INSOLVENT']);
export type ClientLife = z.infer<typeof ClientLife>;

/** Why a client is looked at whom another one cares for, or more clients than on other days. */
export const LookReason = z.enum(['TREATS_CALL', 'CLAIM_NOW', 'TAKEOVER', 'OTHER']);
export type LookReason = z.infer<typeof LookReason>;

/** A reason, in words where it is none of those that most have. */
const Reason = z
  .object({ reason: LookReason, words: z.string().trim().min(10).max(300).optional() })
  .refine(({ reason, words }) => reason !== 'OTHER' || words !== undefined);
export type Reason = z.infer<typeof Reason>;

/** What a list says of a client, as far as its reader has the right: only initials and the year where another one cares for them. */
export const FoundClient = z.object({
  id: z.uuid(),
  right: ClientRight,
  personType: PersonType,
  name: z.string(),
  born: z.int().optional().describe('The year.'),
  identificationNumber: z.string().optional(),
  town: z.string().optional(),
  policies: z.int().optional().describe('How many are in force.'),
  nextDate: z.iso.date().optional().describe('When the next of their policies begins or ends.'),
  life: ClientLife,
  since: z.iso.date().optional(),
  mergedFrom: z.string().optional().describe('Who they were before two records of them became one.'),
  succeeds: z.string().optional().describe('The company that they took over.'),
  hit: z.object({ kind: SearchKind, value: z.string() }).optional().describe('What they were found by.'),
});
export type FoundClient = z.infer<typeof FoundClient>;

/** How the found clients are sorted: by how well they fit, or by a column. */
export const ClientSort = z.enum(['RANK', 'NAME', 'BORN', 'TOWN', 'POLICIES']);
export type ClientSort = z.infer<typeof ClientSort>;

/** What a search came to. */
export const SearchOutcome = z.enum(['NONE', 'FOUND', 'PROTECTED', 'NEEDS_BIRTH_DATE', 'TOO_SHORT']);

const ClientParams = z.object({ client: z.uuid() });

/** What of a client is masked until it is asked for. */
export const MaskedField = z.enum(['birthNumber', 'tel', 'email']);
export type MaskedField = z.infer<typeof MaskedField>;

/** A client as their page begins. What is masked is revealed one by one. */
export const OpenedClient = FoundClient.omit({ hit: true, policies: true, nextDate: true }).extend({
  version: z.int(),
  masked: z.partialRecord(MaskedField, z.string()),
  address: z
    .object({ street: z.string(), city: z.string(), zipCode: z.string(), countryCode: z.string() })
    .partial()
    .optional(),
  successor: z
    .object({ id: z.uuid(), name: z.string() })
    .optional()
    .describe('Who took a company over that is there no more.'),
});
export type OpenedClient = z.infer<typeof OpenedClient>;

/** A policy in the list of a client's. */
export const ClientPolicy = z.object({
  policyNumber: z.string(),
  line: z.string(),
  vehicle: z.string().optional(),
  registrationNo: z.string().optional(),
  fleet: z.int().optional().describe('How many vehicles, where it insures a fleet.'),
  validFrom: z.iso.date(),
  validTo: z.iso.date().optional(),
  premiumPerYear: z.number().optional(),
  currency: z.enum(['CZK', 'EUR']),
  status: z.string(),
  isInForce: z.boolean(),
  reports: z
    .array(z.object({ claimType: ClaimType, uniKind: UniKind.optional() }))
    .describe('What may be reported on it; nothing on one that ended more than a year ago.'),
});
export type ClientPolicy = z.infer<typeof ClientPolicy>;

/** A policy that was filled in for a client and is not issued yet. */
export const FilledInPolicy = z.object({
  id: z.uuid(),
  line: z.enum(['CAR_POV', 'CAR_HAV', 'CAR_POV_HAV']),
  vehicle: z.string(),
  registrationNo: z.string().optional(),
  fleet: z.int().optional().describe('How many vehicles it insures, where it is more than one.'),
  validFrom: z.iso.date(),
  validTo: z.iso.date().optional(),
  premiumPerYear: z.number().optional(),
  currency: z.enum(['CZK', 'EUR']),
  status: z.enum(['PENDING_APPROVAL', 'DRAFT']),
});
export type FilledInPolicy = z.infer<typeof FilledInPolicy>;

/** A claim in the list of a client's. */
export const ClientClaim = z.object({
  claimNumber: z.string(),
  claimType: z.string(),
  policyNumber: z.string(),
  incidentDate: z.iso.date().optional(),
});

/** One look at a client, as the trail tells it. */
export const Look = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  actsFor: z.string().optional(),
  action: z.string(),
  fields: z.array(z.string()),
  reason: z.string().optional(),
  found: z.int().optional(),
});
export type Look = z.infer<typeof Look>;

/** The calls about clients of the sales application; nobody else makes them. */
export const clientCalls = {
  searchClients: call({
    method: 'POST',
    path: '/rest/client/search',
    failing: 'REFUSALS',
    summary:
      'Our addition, for users of ours: find clients by a number, or by name among those they care for. Each search is on the trail.',
    body: z.object({
      text: z.string().max(60),
      birthDate: z.iso.date().optional().describe('Beside a number that tells no single day.'),
      sort: ClientSort.optional(),
      isDescending: z.boolean().optional(),
      after: z.uuid().optional().describe('The last client of the page before.'),
      need: Reason.optional().describe('Asked of operators, and of whoever has searched very often.'),
    }),
    answer: z.object({
      outcome: SearchOutcome,
      kind: SearchKind.optional().describe('What the text was taken for first.'),
      clients: z.array(FoundClient),
      count: z.int(),
      isMore: z.boolean().describe('There are more than are counted.'),
      isLast: z.boolean().describe('The last page of those that are counted.'),
      isShared: z.boolean().describe('More than one person has the number.'),
      company: FoundCompany.extend({ isAway: z.boolean() })
        .optional()
        .describe('What the register of companies tells of a number that no client has.'),
    }),
  }),
  openClient: call({
    method: 'POST',
    path: '/rest/client/:client/open',
    failing: 'SILENT',
    summary:
      'Our addition: open a client, with a reason where another one cares for them; of two records that became one the one that is left. The look is on the trail.',
    params: ClientParams,
    body: z.object({ need: Reason.optional() }),
    answer: OpenedClient,
  }),
  revealOfClient: call({
    method: 'POST',
    path: '/rest/client/:client/reveal',
    failing: 'SILENT',
    summary: 'Our addition: one masked value of a client. The look is on the trail.',
    params: ClientParams,
    body: z.object({ field: MaskedField }),
    answer: z.object({ value: z.string().max(limits.email) }),
  }),
  policiesOfClient: call({
    method: 'GET',
    path: '/rest/client/:client/policy',
    failing: 'SILENT',
    summary: 'Our addition: the policies of a client that the user may see. The look is on the trail.',
    params: ClientParams,
    answer: z.object({
      policies: z.array(ClientPolicy.extend({ id: z.uuid().describe('By which its page is asked for.') })),
      filledIn: z.array(FilledInPolicy).describe('Of others those alone that one shares.'),
    }),
  }),
  claimsOfClient: call({
    method: 'GET',
    path: '/rest/client/:client/claim',
    failing: 'SILENT',
    summary:
      'Our addition: the claims on those policies, and the reports that the user has begun for the client. The look is on the trail.',
    params: ClientParams,
    answer: z.object({
      claims: z.array(ClientClaim),
      drafts: z.array(
        z.object({
          claimRequestUuid: z.uuid(),
          claimType: ClaimType,
          updatedAt: z.iso.datetime(),
          isGiven: z.boolean().optional().describe('To the client, by a link that they were sent.'),
        }),
      ),
    }),
  }),
  reportForClient: call({
    method: 'POST',
    path: '/rest/client/:client/report',
    failing: 'SILENT',
    summary:
      'Our addition: a case for a report for a client, on a policy of theirs where one is named; of whom another one cares for it tells nothing. The look is on the trail.',
    params: ClientParams,
    body: z.object({ policyNumber: z.string().max(20).optional() }),
    answer: z.object({ clientCase: z.uuid() }),
  }),
  looksAtClient: call({
    method: 'GET',
    path: '/rest/client/:client/look',
    failing: 'SILENT',
    summary: 'Our addition: who has looked at a client. This is a look, too.',
    params: ClientParams,
    answer: z.object({ looks: z.array(Look) }),
  }),
};

/** The blocks of the page of a client. */
export type ClientPolicies = z.output<typeof clientCalls.policiesOfClient.answer>;
export type ClientClaims = z.output<typeof clientCalls.claimsOfClient.answer>;
export type Looks = z.output<typeof clientCalls.looksAtClient.answer>;

/** What clients are searched for by. */
export type ClientSearch = z.input<typeof clientCalls.searchClients.body>;
/** What a search came to, a page of it. */
export type FoundClients = z.output<typeof clientCalls.searchClients.answer>;
