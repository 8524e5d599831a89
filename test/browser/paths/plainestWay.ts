import { findPage } from '#machines/flow/compile.ts';
import { initialTransition, transition } from 'xstate';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import type { ModelPath } from '#test/model/modelPaths.ts';
import { validEvents } from '#test/model/validEvents.ts';
import { findKnown } from './findKnown.ts';

/** A way through the model of a flow to the page of a sent claim, taking the first answer of every page that leads there. */
export const plainestWay = (flow: Flow): ModelPath => {
  const model = createPageModel<Names>(flow);
  const eventsOn = validEvents(flow, findKnown(flow));
  const ends = flow.instances.filter(({ submits }) => submits).flatMap(({ next }) => next);
  const [start] = initialTransition(model, { configuration });

  const lead = (way: ModelPath, state: typeof start): ModelPath | undefined => {
    const page = findPage(flow, state.value);
    if (!page || ends.includes(page.code)) return page && way;
    for (const event of page.next.length > 0 ? eventsOn(page, way.claim) : []) {
      if (event.type !== 'NEXT') continue;
      const [after] = transition(model, state, event);
      const longer = {
        ...way,
        claim: after.context.record,
        events: [...way.events, event],
        pages: [...way.pages, after.value],
      };
      const whole = lead(longer, after);
      if (whole) return whole;
    }
    return undefined;
  };

  const whole = lead({ beginning: {}, events: [], pages: [flow.start], claim: start.context.record }, start);
  if (!whole) throw new Error(`No claim of ${flow.code} can be sent.`);
  return whole;
};
