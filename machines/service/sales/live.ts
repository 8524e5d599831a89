import * as z from 'zod';

/** Where the socket of a tab of the sales application is opened. */
export const livePath = '/rest/live';

/** Why the service closes a socket: its session is over, it said too much, or another process has to be asked. */
export const liveCloses = { refused: 4401, tooMuch: 1008, elsewhere: 1012 } as const;

/** The parts of records as their forms show them: of a client, a vehicle, a policy, discounts. */
export const recordBlocks = [
  'who',
  'names',
  'contact',
  'address',
  'mailing',
  'note',
  'vehicle',
  'technical',
  'insured',
  'drivers',
  'policy',
  'time',
  'payment',
  'people',
  'agent',
  'earlier',
  'agreed',
  'bonus',
  'reductions',
] as const;
export type RecordBlock = (typeof recordBlocks)[number];

/** Where a tab is: at a client, in the form of their record or of another of theirs, which parts it has changed and not saved; by ids only. */
export const LivePlace = z.object({
  client: z.uuid(),
  page: z.enum(['client', 'personData', 'vehicle', 'policy', 'discount']),
  /** Which of their vehicles or policies it is at. */
  record: z.uuid().optional(),
  unsaved: z.array(z.enum(recordBlocks)).max(recordBlocks.length),
});
export type LivePlace = z.infer<typeof LivePlace>;

/** What a tab says to the service: where it is, or that it is at nobody any more. */
export const LiveSaying = z.object({ at: LivePlace.nullable() });

/** Somebody else who is at the same client. */
export const Present = z.object({
  name: z.string(),
  page: LivePlace.shape.page,
  record: LivePlace.shape.record,
  unsaved: LivePlace.shape.unsaved,
});
export type Present = z.infer<typeof Present>;

/** What the service says to a tab: that something has changed, never what, which is read by a call. */
export const LiveNews = z.discriminatedUnion('kind', [
  /** Whether the process hears what the others write; while it does not, the tab asks by itself. */
  z.object({ kind: z.literal('hearing'), is: z.boolean() }),
  /** A conversation has a message of this number, or has ended. */
  z.object({ kind: z.literal('chat'), thread: z.uuid(), seq: z.int() }),
  z.object({ kind: z.literal('duty') }),
  /** Who else is at a client. */
  z.object({ kind: z.literal('present'), client: z.uuid(), people: z.array(Present) }),
]);
export type LiveNews = z.infer<typeof LiveNews>;
