import * as z from 'zod';
import { typesOf } from '#machines/calls/typesOf.ts';
import { text } from '#machines/claim/fields/text.ts';
import { defineSubject, type NamesOf } from '#machines/flow/defineSubject.ts';
import { field } from '#machines/subject/control.ts';
import { searchedBy } from './search/searched.ts';

/** The pages about a client. */
export const ClientPage = z.enum([
  'client',
  'handOver',
  'personData',
  'newVehicle',
  'vehicle',
  'newPolicy',
  'policy',
  'discount',
]);

/** What the shell knows of who works with it, and what they type into it. */
const Shell = z.object({
  signedIn: z.boolean(),
  /** Decided by the service. */
  mayEnter: z.boolean(),
  /** They want to say for whom they act. */
  delegationAsked: z.boolean(),
  /** They asked to act for somebody who has not given them the right. */
  delegationRefused: z.boolean(),
  /** They may create clients and fill in what is recorded of them, and ask for the form. */
  mayCreate: z.boolean(),
  newClientAsked: z.boolean(),
  /** They help with reports. */
  readsReports: z.boolean(),
  /** They may see who looked, at least their own looks. */
  readsLooks: z.boolean(),
  /** They see how the service is. */
  readsOperations: z.boolean(),
  /** Why the session is over; who logs out leaves the shell for the page of the log-out. */
  ended: z.enum(['EXPIRED', 'BROKEN']),
  /** The page of a client that they ask for. */
  clientPage: ClientPage,
  actFor: field(text(100), { kind: 'text', width: 'short', capitals: true }),
  query: field(text(60), { kind: 'text', width: 'medium' }),
  done: z.array(z.string()),
});
type Shell = z.infer<typeof Shell>;
interface ShellShapes {
  readonly detail: Partial<Shell>;
  readonly whole: Shell;
  readonly flow: object;
  readonly ref: string;
  readonly result: object;
  readonly extra: object;
}

/** What pages of the shell have names for. */
export type ShellNames = NamesOf<ShellShapes, never, never, 'entering' | 'clients'>;
/** What is known of the shell so far. */
export type ShellRecord = ShellNames['detail'];

/** The shell of the sales application, a subject of the kit beside the claim. Source: specification sections 2 and 6. */
export const { ask, definePage, flowOf } = defineSubject({
  name: 'shell',
  types: typesOf<ShellShapes>(),
  fields: Shell.shape,
  facts: ({ flag }) => ({
    /** What is typed is whole enough to be looked for. */
    searchable: flag(['query'], ({ query }) => query !== undefined && searchedBy(query).kinds.length > 0, [
      '7903149034',
      '12',
    ]),
  }),
  lookups: {},
  dialogs: [],
  steps: ['entering', 'clients'],
  dependents: {},
  done: 'done',
});
