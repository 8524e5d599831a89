import type { ActorRefFrom } from 'xstate';
import type { helpedMachine } from '#machines/assist/helpedMachine.ts';

/** Somebody who is helped, at work. */
export type HelpedActor = ActorRefFrom<typeof helpedMachine>;
