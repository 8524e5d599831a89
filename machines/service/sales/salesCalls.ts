import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { Who } from '#machines/service/identity/identity.ts';

/** Who works with the shell, and what the service lets them do there. */
const SalesVisitor = Who.pick({
  name: true,
  actsFor: true,
  isSignedIn: true,
  isDelegationRefused: true,
  delegations: true,
}).extend({
  mayEnter: z.boolean(),
  mustSayWhy: z.boolean().describe('Whenever they search for a client.'),
  maySearch: z.boolean().describe('For clients.'),
  mayCreate: z
    .boolean()
    .describe(
      'Clients, whom they or the one they act for care for, and what is recorded of them; else they read it.',
    ),
  mayReport: z.boolean().describe('Claims for clients.'),
  email: z.string().optional().describe('Their own, which is never that of a client.'),
  mayReadReports: z.boolean().optional().describe('Left out for who may not.'),
  operations: z
    .enum(['ACT', 'READ'])
    .optional()
    .describe('What they may do about how the service is; left out for who does not see it.'),
  looks: z.enum(['ALL', 'OWN']).optional().describe("Whose looks they may see; left out for nobody's."),
});
export type SalesVisitor = z.infer<typeof SalesVisitor>;

/** The calls of the shell of the sales application; nobody else makes them. */
export const salesCalls = {
  salesVisitor: call({
    method: 'GET',
    path: '/rest/sales/visitor',
    failing: 'SILENT',
    summary:
      'Our addition: who works with the sales application, for whom they act, and whether they may enter.',
    answer: SalesVisitor,
  }),
};
