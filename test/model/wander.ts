import { createActor } from 'xstate';
import { getPage, type Flow } from '../../machines/flow/flow.ts';
import { createPageModel } from '../../machines/flow/machine/flowMachine.ts';
import { notFound } from '../../machines/flow/machine/pages.ts';
import { finalPage, mayOpen } from '../../machines/flow/walk.ts';
import { configuration } from '../flow/machine/startFlow.ts';
import { beginnings } from './beginnings.ts';
import { anyEvent } from './validEvents.ts';

/**
 * A reporter who wanders through the model of a flow: each number is a move, now and then Back, else one of the valid things to
 * do on the page. It gives the pages shown; the last one is marked where the reporter was on a page that may not be opened.
 */
export const wanderer = (flow: Flow) => {
  const model = createPageModel(flow);
  const eventOn = anyEvent(flow);
  const starts = beginnings(flow);

  return (moves: readonly number[]): readonly string[] => {
    const [first = 0] = moves;
    const claim = starts[first % starts.length] ?? {};
    const actor = createActor(model, { input: { configuration, prefill: claim } }).start();
    const shown: string[] = [flow.start];
    for (const move of moves) {
      const { value, context } = actor.getSnapshot();
      const isBack = move % 4 === 0;
      const event = isBack ? undefined : eventOn(getPage(flow, value), context.claim, Math.floor(move / 4));
      actor.send(event ?? { type: 'BACK' });
      const { value: page, context: after } = actor.getSnapshot();
      const isLost =
        page === notFound ||
        !(mayOpen(flow, after.claim, page) || page === finalPage(flow, after.claim)?.code);
      shown.push(isLost ? `${page}, lost` : page);
      if (isLost) return shown;
    }
    return shown;
  };
};
