import { situationOf } from '#machines/flow/situation.ts';
import { createActor, type InspectionEvent } from 'xstate';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { aDraft, result } from '#test/flow/machine/ports.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import type { ModelPath } from './modelPaths.ts';
import type { Whole } from './whole.ts';

/** Where a way ends: the page, what is stored, and whether it was sent. */
const endOf = (flow: AnyFlow, { pages, claim }: ModelPath) => {
  const page = pages.at(-1) ?? '';
  return { page, detail: claim, isSent: page === situationOf(flow, claim).final?.code };
};

/**
 * A function that opens a flow's model where a way ends, presses Back until nothing moves, and returns the page opened and the
 * page it arrived at.
 */
export const standInModel = (flow: AnyFlow) => {
  const model = createPageModel<Names>(flow);
  return (path: ModelPath) => {
    const { page, detail, isSent } = endOf(flow, path);
    const draft = { ...aDraft(detail), ...(isSent && { result }) };
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
export const standInMachine = (
  flow: AnyFlow,
  whole: Whole,
  path: ModelPath,
  inspect: (event: InspectionEvent) => void,
) => {
  const { page, detail, isSent } = endOf(flow, path);
  const { tell, at } = whole.start({ stored: { detail, isSent }, page, inspect });
  const shown = () => at().split(' ')[0];
  const opened = shown();
  for (const _page of flow.instances) tell({ type: 'BACK' });
  const first = shown();
  tell({ type: 'OPEN', page });
  return { opened, first, returned: shown(), isSent };
};
