import * as z from 'zod';

/** Why a client is shown to few: a prominent one, one whose address a court hides, one who works for us. */
export const Protection = z.enum(['PROMINENT', 'HIDDEN_ADDRESS', 'EMPLOYEE']);
export type Protection = z.infer<typeof Protection>;

/**
 * What an operator does about who a client is and who cares for them: two records become one, a client is shown to few or no longer, another
 * agent cares for one of them or for all that an agent has. Agents are named by whom they sign in as. A protected client, whom operators do not
 * find, is named by the number that they tell, which is stored nowhere: what waits names the client.
 */
export type ClientAct =
  | { readonly act: 'MERGE'; readonly client: string; readonly into: string }
  | { readonly act: 'PROTECT'; readonly client: string; readonly protection: Protection }
  | { readonly act: 'LIFT'; readonly client?: string | undefined; readonly number?: string | undefined }
  | { readonly act: 'TAKE_OVER'; readonly client: string; readonly agent: string }
  | { readonly act: 'TAKE_OVER_ALL'; readonly fromAgent: string; readonly agent: string };

const Agent = z.string().trim().toUpperCase().min(1).max(100);

export const ClientAct: z.ZodType<ClientAct> = z.union([
  z.object({ act: z.literal('MERGE'), client: z.uuid(), into: z.uuid() }),
  z.object({ act: z.literal('PROTECT'), client: z.uuid(), protection: Protection }),
  z.object({ act: z.literal('LIFT'), client: z.uuid().optional(), number: z.string().max(20).optional() }),
  z.object({ act: z.literal('TAKE_OVER'), client: z.uuid(), agent: Agent }),
  z.object({ act: z.literal('TAKE_OVER_ALL'), fromAgent: Agent, agent: Agent }),
]);

/** What is done about clients, in the order in which it is offered. */
export const clientActs = ['MERGE', 'PROTECT', 'LIFT', 'TAKE_OVER', 'TAKE_OVER_ALL'] as const;

/** True for the name of what is done about clients. */
export const isClientAct = (act: string): act is ClientAct['act'] => clientActs.some((one) => one === act);

/** True for what is done about clients. */
export const isOfClients = (act: { readonly act: string }): act is ClientAct => isClientAct(act.act);

/** The clients that an act names. */
export const clientsOf = (act: ClientAct): readonly string[] => {
  if (act.act === 'MERGE') return [act.client, act.into];
  return 'client' in act && act.client !== undefined ? [act.client] : [];
};

/** True for what always takes two: nobody makes two clients of one again, nor hides again what others have seen. */
export const isAlwaysByTwo = ({ act }: { readonly act: string }): boolean =>
  act === 'MERGE' || act === 'LIFT';
