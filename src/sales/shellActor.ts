import type { ActorRefFrom } from 'xstate';
import type { shellMachine } from '#machines/sales/shellMachine.ts';

/** The shell at work. */
export type ShellActor = ActorRefFrom<typeof shellMachine>;
