import type { ActorRefFrom } from 'xstate';
import type { recordMachine } from '#machines/sales/records/recordMachine.ts';

/** A record in its form, at work. */
export type RecordActor = ActorRefFrom<typeof recordMachine>;
