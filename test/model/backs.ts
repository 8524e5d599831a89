import { createActor } from 'xstate';
import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { aDraft } from '#test/flow/machine/ports.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import type { ModelPath } from './modelPaths.ts';
import { walkModel } from './replay.ts';

/**
 * Where Back leads elsewhere than to the page that Continue has just left. What it should lead to is read from the way itself, which ends with
 * Continue from one page to another. Nothing is told of a way past a hub, to which Back leads from all of its parts.
 */
export const wrongBacks = (flow: AnyFlow) => {
  const model = createPageModel<Names>(flow);
  return (path: ModelPath): readonly string[] => {
    const trail = walkModel(flow, path);
    const [from = getPage<Names>(flow, flow.start).code, to] = [trail.at(-2)?.page, trail.at(-1)?.page];
    const isOnLine = path.events.every(({ type }) => type !== 'page.open');
    const isContinued = path.events.at(-1)?.type === 'NEXT' && to !== undefined && to !== from;
    // Nobody comes back to a report that is sent.
    if (!isOnLine || !isContinued || getPage<Names>(flow, from).submits) return [];
    const detail = trail.at(-1)?.claim ?? path.beginning;
    const actor = createActor(model, { input: { configuration, draft: aDraft(detail), page: to } }).start();
    actor.send({ type: 'BACK' });
    const back = actor.getSnapshot().value;
    return back === from ? [] : [`${path.pages.join(' > ')}: ${back}`];
  };
};
