import type { FlowActor } from '#machines/application/context.ts';

/** Calls back once the report is sent, given up or emptied: what a browser keeps of it is then of no use. */
export const onGone = (actor: FlowActor, forget: () => void): void => {
  for (const gone of ['record.finalised', 'record.discarded', 'record.emptied'] as const)
    actor.on(gone, forget);
};
