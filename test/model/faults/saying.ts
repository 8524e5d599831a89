import type { AnyStateMachine } from 'xstate';
import type { actorTrials } from './actorTrials.ts';

type Given = Omit<Parameters<typeof actorTrials>[0], 'machine'>;

/** Machines by what they are for, each with what there is to try on it. */
export type Tried = Readonly<Record<string, { readonly machine: AnyStateMachine; readonly given: Given }>>;

/** What may be said to a machine in every state that takes it. */
export const saying =
  (...events: readonly { readonly type: string; readonly [name: string]: unknown }[]): Given['events'] =>
  () =>
    events;

/** Events that only their name tells. */
export const named = (...types: readonly string[]) => types.map((type) => ({ type }));
