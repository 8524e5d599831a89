import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { ClientPolicy, FilledInPolicy } from '#machines/service/clients.ts';
import { KnownOfPolicy, policyLimits, PolicyRecord, PolicyRole } from './policyRecord.ts';

const ClientParams = z.object({ client: z.uuid() });
const PolicyParams = ClientParams.extend({ policy: z.uuid() });

/** What the register of agents says of a number. */
export const AgentOutcome = z.enum(['ACTIVE', 'SUSPENDED', 'NOT_FOUND', 'AWAY']);

/** What the register of losses says of a client, and of the earlier insurance that is typed. */
export const LossOutcome = z.enum(['FOUND', 'DIFFERS', 'NOT_FOUND', 'AWAY']);

/** What the register of losses knows of a client. */
export const Losses = z.object({
  outcome: LossOutcome,
  months: z.int().optional().describe('Whole months of insurance that the register knows.'),
  events: z.int().optional(),
  asOf: z.iso.date().optional(),
});
export type Losses = z.infer<typeof Losses>;

/** The credits that who fills it in may still give. */
export const Credits = z.object({
  isAway: z.boolean(),
  available: z.number().optional().describe('In korunas.'),
});

const NamedVehicle = z.object({ name: z.string(), registrationNumber: z.string().optional() });
export type NamedVehicle = z.infer<typeof NamedVehicle>;

export const AboutPolicy = z.object({
  known: KnownOfPolicy,
  vehicle: NamedVehicle,
  losses: Losses,
  credits: Credits,
});
export type AboutPolicy = z.infer<typeof AboutPolicy>;

/** Whether a policy waits for an underwriter, or is to be issued. */
export const PolicyStatus = z.enum(['PENDING_APPROVAL', 'DRAFT']);

/** The calls about the policies of a client; nobody but users who work with clients makes them. */
export const policyCalls = {
  agentOfNumber: call({
    method: 'POST',
    path: '/rest/client/agent',
    failing: 'SILENT',
    summary: 'Our addition: what the register of agents tells of a number.',
    body: z.strictObject({ agentNumber: z.string().min(1).max(policyLimits.agentNumber) }),
    answer: z.object({
      outcome: AgentOutcome,
      name: z.string().optional(),
      regulatorNumber: z.string().optional(),
    }),
  }),
  beginPolicy: call({
    method: 'GET',
    path: '/rest/client/:client/vehicle/:vehicle/policy',
    failing: 'SILENT',
    summary:
      'Our addition: what a new policy of a vehicle begins with, by the vehicle, who arranges it, and the registers of agents and losses. The look is on the trail.',
    params: ClientParams.extend({ vehicle: z.uuid() }),
    answer: AboutPolicy.extend({ record: PolicyRecord }),
  }),
  createPolicy: call({
    method: 'POST',
    path: '/rest/client/policy/create',
    failing: 'SILENT',
    summary:
      'Our addition: create a policy of a vehicle. Asked twice with one key it creates it once. What is for an underwriter waits for them.',
    body: z.strictObject({ client: z.uuid(), vehicle: z.uuid(), createKey: z.uuid(), record: PolicyRecord }),
    answer: z.object({ policy: z.uuid(), version: z.int() }),
  }),
  recordOfPolicy: call({
    method: 'GET',
    path: '/rest/client/:client/policy/:policy',
    failing: 'SILENT',
    summary:
      'Our addition: a policy of a client one cares for, or that one shares: one that was filled in here as its record, to be changed, one of the register as it is. The look is on the trail.',
    params: PolicyParams,
    answer: z.object({
      isOwn: z.boolean().describe('One cares for the client; else for the policy besides whoever does.'),
      registered: ClientPolicy.optional(),
      vehicles: z.array(NamedVehicle).optional().describe('Of a fleet: what it insures, by the register.'),
      filledIn: AboutPolicy.extend({
        version: z.int(),
        record: PolicyRecord,
        status: PolicyStatus,
        savedBy: z.object({ name: z.string(), actsFor: z.string().optional() }),
        savedAt: z.iso.datetime(),
      }).optional(),
    }),
  }),
  savePolicy: call({
    method: 'POST',
    path: '/rest/client/:client/policy/:policy',
    failing: 'SILENT',
    summary:
      'Our addition: save the record of a policy. A version that is not the stored one is refused with the stored one.',
    params: PolicyParams,
    body: z.strictObject({ version: z.int().min(1), record: PolicyRecord }),
    answer: z.object({ version: z.int() }),
  }),
  rolesOfClient: call({
    method: 'GET',
    path: '/rest/client/:client/role',
    failing: 'SILENT',
    summary:
      'Our addition: the roles that a client one cares for has in policies that others take out, and whose these are as far as one may know it. The look is on the trail.',
    params: ClientParams,
    answer: z.object({
      roles: z.array(
        z.object({
          role: PolicyRole,
          line: FilledInPolicy.shape.line,
          validFrom: z.string(),
          holder: z.string().describe('Initials, where another one cares for them.'),
          vehicle: z.string().optional().describe('Where one may see the policy.'),
          opens: z
            .object({ client: z.uuid(), policy: z.uuid() })
            .optional()
            .describe('The page of the policy, where one may see it.'),
        }),
      ),
    }),
  }),
};

/** What a new policy begins with. */
export type BegunPolicy = z.output<typeof policyCalls.beginPolicy.answer>;
/** A policy as it is opened. */
export type OpenedPolicy = z.output<typeof policyCalls.recordOfPolicy.answer>;
/** The roles of a client, as they are listed. */
export type ClientRoles = z.output<typeof policyCalls.rolesOfClient.answer>;
/** What the register of agents tells. */
export type FoundAgent = z.output<typeof policyCalls.agentOfNumber.answer>;
