import { findPage } from '../../machines/flow/flow.ts';
import type { FlowActor } from '../../machines/application/applicationMachine.ts';
import type { TypedMemory } from './typedMemory.ts';

/**
 * Makes the memory of what is typed forget what the service has saved. Answers of a page that does not save are saved with the
 * next one that does; until then they are kept aside, in case the report must be opened again.
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
