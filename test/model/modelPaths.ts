import { findPage } from '#machines/flow/compile.ts';
import { getShortestPaths } from '@xstate/graph';
import { getNextSnapshot } from 'xstate';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import type { FlowEvent } from '#machines/flow/machine/context.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { beginnings } from './beginnings.ts';
import { decidingIn, isForm } from './deciding.ts';
import { projectionOf } from './projection.ts';
import { validEvents, type Finding, type ModelEvent } from './validEvents.ts';

/** A way through a flow's model by valid answers, and the pages it leads over. */
export interface ModelPath {
  readonly beginning: object;
  readonly events: readonly ModelEvent[];
  readonly pages: readonly string[];
  /** The claim on the last of the pages. */
  readonly claim: object;
}

/**
 * The shortest way to every state of a flow's model over every transition that leads there, with what the lookups may find, by
 * default anything, and from what it may begin with, by default whatever it may. A state is a page and what the rules and checks from there on say about the claim. Where a later beginning
 * leads to a state that an earlier one has been to, its way ends there: what goes on from there is the same.
 */
export const modelPaths = (
  flow: AnyFlow,
  {
    finding,
    begun = beginnings(flow),
  }: { readonly finding?: Finding; readonly begun?: readonly object[] } = {},
): readonly ModelPath[] => {
  const expanded = new Map<string, object>();
  const around = { flow, expanded, project: projectionOf(flow, decidingIn(flow)), finding };
  return begun.flatMap((beginning) => pathsFrom(around, beginning));
};

interface Surroundings {
  readonly flow: AnyFlow;
  readonly finding: Finding | undefined;
  readonly project: ReturnType<typeof projectionOf>;
  /** The claim with which each place was first gone on from. */
  readonly expanded: Map<string, object>;
}

const pathsFrom = (
  { flow, finding, project, expanded }: Surroundings,
  beginning: object,
): readonly ModelPath[] => {
  const model = steppingOnce(createPageModel<Names>(flow));
  const eventsOn = validEvents(flow, finding);
  const placeOf = (state: State) => `${pageOf(state)} ${project(pageOf(state), state.context.record)}`;
  const paths = getShortestPaths(model, {
    input: { configuration, prefill: beginning },
    events: (state) => {
      const page = findPage(flow, pageOf(state));
      // Whatever way leads to a place, what goes on from there is the same.
      const first = expanded.getOrInsert(placeOf(state), state.context.record);
      return page && goesOn(page, first) && first === state.context.record
        ? eventsOn(page, first, (event) => getNextSnapshot(model, state, event).context.record)
        : [];
    },
    serializeState: (state, event, before) =>
      [placeOf(state), ...(before ? [event?.type, pageOf(before)] : [])].join(' '),
  });
  return paths.map(({ state, steps }) => {
    const [, ...taken] = steps;
    return {
      beginning,
      events: taken.map(({ event }) => event).filter(isModelEvent),
      pages: steps.map((step) => pageOf(step.state)),
      claim: state.context.record,
    };
  });
};

/** The model, where an event that was looked at before it is taken is worked out once: each is made for one state. */
const steppingOnce = (model: ReturnType<typeof createPageModel>) => {
  const made = new WeakMap<FlowEvent<Names>, ReturnType<typeof model.transition>>();
  const step = model.transition.bind(model);
  model.transition = (state, event, scope) =>
    made.getOrInsertComputed(event, () => step(state, event, scope));
  return model;
};

const isModelEvent = (event: FlowEvent<Names>): event is ModelEvent =>
  ['NEXT', 'EDIT', 'BACK', 'page.open'].includes(event.type);

/** A form that nothing follows is filled in once. */
const goesOn = (page: AnyPage, record: object): boolean =>
  page.next.length > 0 || (isForm(page) && !page.subject.pagesDone(record).includes(page.code));

interface State {
  readonly value: unknown;
  readonly context: { readonly record: object };
}

const pageOf = ({ value }: State) => String(value);
