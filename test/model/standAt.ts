import { situationOf } from '#machines/flow/situation.ts';
import { createActor, type InspectionEvent } from 'xstate';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createPageModel } from '#machines/report/claimMachine.ts';
import type { Draft } from '#machines/report/claimMachine.ts';
import { aDraft, result } from '#test/flow/machine/ports.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import type { ModelPath } from './modelPaths.ts';

/** Where a way ends: the page and the draft that opens there. */
const endOf = (flow: Flow, { pages, claim }: ModelPath) => {
  const page = pages.at(-1) ?? '';
  const isSent = page === situationOf(flow, claim).final?.code;
  const draft: Draft = { ...aDraft(claim), ...(isSent && { result }) };
  return { page, draft, isSent };
};

/**
 * A function that opens a flow's model where a way ends, presses Back until nothing moves, and returns the page opened and the
 * page it arrived at.
 */
export const standInModel = (flow: Flow) => {
  const model = createPageModel(flow);
  return (path: ModelPath) => {
    const { page, draft } = endOf(flow, path);
    const actor = createActor(model, { input: { configuration, draft, page } }).start();
    const opened = actor.getSnapshot().value;
    for (let left: unknown; left !== actor.getSnapshot().value;) {
      left = actor.getSnapshot().value;
      actor.send({ type: 'BACK' });
    }
    return { opened, first: actor.getSnapshot().value };
  };
};

/** Does the same in the whole machine, types the address of the page again, and returns the page opened by that as well. */
export const standInMachine = (flow: Flow, path: ModelPath, inspect: (event: InspectionEvent) => void) => {
  const { page, draft, isSent } = endOf(flow, path);
  const { actor, at } = startFlow(flow, { draft, page, inspect });
  const shown = () => at().split(' ')[0];
  const opened = shown();
  for (const _page of flow.instances) actor.send({ type: 'BACK' });
  const first = shown();
  actor.send({ type: 'OPEN', page });
  return { opened, first, returned: shown(), isSent };
};
