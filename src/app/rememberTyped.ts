import { findPage } from '../../machines/flow/defineFlow.ts';
import type { FlowActor } from './flowActor.ts';
import type { TypedMemory } from './typedMemory.ts';

/**
 * Takes a flow and its memory of what is typed; forgets what the service has. Answers of a page that does not save go with the next
 * save: until then they are put aside, for whoever has to open the report anew.
 */
export const rememberTyped = (actor: FlowActor, typed: TypedMemory): void => {
  const { flow } = actor.getSnapshot().context;
  actor.on('claim.created', ({ claimRequestUuid }) => typed.adopt(claimRequestUuid));
  actor.on('claim.saved', typed.forgetAside);
  actor.on('flow.reset', typed.takeUp);
  actor.on('page.answered', ({ page }) =>
    findPage(flow, page)?.saves ? typed.forget(page) : typed.putAside(page),
  );
  actor.on('claim.finalised', typed.forgetAll);
  actor.on('claim.emptied', typed.forgetAll);
  actor.on('claim.discarded', typed.forgetAll);
};
