import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { createActor } from 'xstate';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { notFound } from '#machines/flow/machine/pages.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { beginnings } from './beginnings.ts';
import { anyEvent } from './validEvents.ts';

/**
 * A reporter who wanders through the model of a flow: each number is a move, now and then Back, else one of the valid things to
 * do on the page. It gives the pages shown; the last one is marked where the reporter was on a page that may not be opened.
 */
export const wanderer = (flow: AnyFlow) => {
  const model = createPageModel<Names>(flow);
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
      const event = isBack ? undefined : eventOn(getPage(flow, value), context.record, Math.floor(move / 4));
      actor.send(event ?? { type: 'BACK' });
      const { value: page, context: after } = actor.getSnapshot();
      const isLost =
        page === notFound ||
        !(
          situationOf(flow, after.record).mayOpen(page) ||
          page === situationOf(flow, after.record).final?.code
        );
      shown.push(isLost ? `${page}, lost` : page);
      if (isLost) return shown;
    }
    return shown;
  };
};
