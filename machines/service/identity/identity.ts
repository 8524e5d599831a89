import * as z from 'zod';
import { ClientIdentificationState, Origin } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { call } from '#machines/service/call.ts';

/**
 * What somebody may do beside reporting: act for others (agent, their assistant, operator), look into the flows (analyst), help by the
 * telephone (helpdesk), see who looked at what (auditor).
 */
export const Role = z.enum(['reporter', 'agent', 'assistant', 'analyst', 'operator', 'helpdesk', 'auditor']);
export type Role = z.infer<typeof Role>;

/** How somebody is called and reached, and of whom they work for the company and its number. */
const Contact = z.object({
  fullName: z.string().max(limits.fullName).optional(),
  email: z.string().max(limits.email).optional(),
  tel: z.string().max(20).optional(),
  companyName: z.string().max(100).optional(),
  identificationNumber: z.string().max(20).optional(),
});

/** A user of ours, by what the provider of identities knows them by. */
const User = z.object({ id: z.string().min(1).max(100), name: z.string().max(100) });
export type User = z.infer<typeof User>;

/** Who acted for whom, by their names. Source: specification section 6. */
export const Delegation = z.object({ delegate: User.shape.name, principal: User.shape.name });

/** What a landing token or a sign-in says about who it is. */
export const Identity = z.object({
  /** The subject of the token. */
  subject: z.string().min(1).max(200),
  /** The origin that a landing token proves. */
  origin: Origin.optional(),
  /** How the client is identified; a user of ours who signs in identifies no client. */
  identification: ClientIdentificationState,
  name: z.string().max(100).optional(),
  contact: Contact.optional(),
  /** The client, by the number of a person or of a company. */
  birthNumber: z.string().max(11).optional(),
  identificationNumber: z.string().max(20).optional(),
  /** The client, where `contact` is that of the agent who reports for them. */
  client: Contact.optional(),
  policies: z.array(z.string().max(20)).max(50),
  /** The client of the sales application, in whose page the report was begun. */
  clientId: z.uuid().optional(),
  roles: z.array(Role),
  isSignedIn: z.boolean(),
  /** On whose behalf. */
  actsFor: User.optional(),
  /** Until when. */
  actsUntil: z.iso.datetime().optional(),
  /** They asked to act for somebody who has not given them the right. */
  isDelegationRefused: z.boolean(),
});
export type Identity = z.infer<typeof Identity>;

/** What a landing, or the page of a client, told of a client. */
export type CaseClient = Pick<
  Identity,
  'origin' | 'identification' | 'client' | 'birthNumber' | 'identificationNumber' | 'policies' | 'clientId'
>;

/** For whom a user of ours reports in the sales application, and where their page is. */
const ReportsFor = z.object({
  name: z.string().optional().describe('Left out of whom another one cares for.'),
  returnTo: z.string(),
});

/** Who somebody is to their own browser. */
export const Who = Identity.omit({ subject: true, client: true, actsUntil: true, clientId: true }).extend({
  /** Those they may act for. */
  delegations: z.array(User),
  /** The client for whom a user who stays signed in was sent here to report. */
  clientCase: z.uuid().optional(),
  reportsFor: ReportsFor.optional(),
});
export type Who = z.infer<typeof Who>;

/** Which client a user who has signed in reports for; each tab of theirs may have another one. */
export const OfClientCase = z.object({ clientCase: z.uuid().optional() });

/** A path of ours: what it leads to begins with one slash, so never another site. */
export const LocalPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

export const identityCalls = {
  whoAmI: call({
    method: 'GET',
    path: '/rest/session',
    failing: 'SILENT',
    summary:
      'Our addition: who the session of this browser is identified as, nobody without one; with a case, for which client.',
    query: OfClientCase,
    answer: Who,
  }),
  land: call({
    method: 'POST',
    path: '/rest/session/landing',
    failing: 'SILENT',
    summary:
      'Our addition: exchange a landing token, once, for a session that knows its origin and client; a user of ours whom it names stays signed in, and gets a case.',
    body: z.object({ token: z.string().max(4000) }),
    answer: Who,
  }),
  signIn: call({
    method: 'POST',
    path: '/rest/session/sign-in',
    summary: 'Our addition: begin a sign-in; the answer is where the browser goes.',
    body: z.object({
      returnTo: LocalPath,
      actFor: User.shape.id.optional().describe('On whose behalf to enter.'),
      isFresh: z.boolean().optional().describe('Ask who it is though they are signed in there.'),
    }),
    answer: z.object({ url: z.string() }),
  }),
  actFor: call({
    method: 'POST',
    path: '/rest/session/delegation',
    failing: 'REFUSALS',
    summary: 'Our addition: act for another user, or without `id` for oneself again.',
    body: z.object({ id: User.shape.id.optional() }),
    answer: Who,
  }),
};
