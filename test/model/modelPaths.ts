import { getShortestPaths } from '@xstate/graph';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { findPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { createPageModel } from '../../machines/flow/flowMachine.ts';
import type { FlowEvent } from '../../machines/flow/flowTypes.ts';
import { configuration } from '../flow/machine/startFlow.ts';
import { beginnings } from './beginnings.ts';
import { projectionOf } from './projection.ts';
import { validEvents, type Finding, type ModelEvent } from './validEvents.ts';

/** A way through a flow's model by valid answers, and the pages it leads over. */
export interface ModelPath {
  readonly beginning: ClaimDetail;
  readonly events: readonly ModelEvent[];
  readonly pages: readonly string[];
  /** The claim on the last of the pages. */
  readonly claim: ClaimDetail;
}

/**
 * Takes a flow and what its lookups may find, anything unless told; gives the shortest way to every state of its model over every transition that leads there. A state is a page and
 * what the rules and checks from there on say of the claim.
 */
export const modelPaths = (flow: Flow, finding?: Finding): readonly ModelPath[] =>
  beginnings(flow).flatMap((beginning) => pathsFrom(flow, beginning, finding));

const pathsFrom = (flow: Flow, beginning: ClaimDetail, finding?: Finding): readonly ModelPath[] => {
  const model = createPageModel(flow);
  const project = projectionOf(flow);
  const eventsOn = validEvents(flow, finding);
  const eventsAt = memory((state: State) => {
    const page = findPage(flow, pageOf(state));
    return page && page.next.length > 0 ? eventsOn(page, state.context.claim) : [];
  });
  const paths = getShortestPaths(model, {
    input: { configuration, claim: beginning },
    events: (state) => eventsAt(state),
    serializeState: (state, event, before) =>
      [
        pageOf(state),
        project(pageOf(state), state.context.claim),
        ...(before ? [event?.type, pageOf(before)] : []),
      ].join(' '),
  });
  return paths.map(({ state, steps }) => {
    const [, ...taken] = steps;
    return {
      beginning,
      events: taken.map(({ event }) => event).filter(isModelEvent),
      pages: steps.map((step) => pageOf(step.state)),
      claim: state.context.claim,
    };
  });
};

const isModelEvent = (event: FlowEvent): event is ModelEvent =>
  event.type === 'NEXT' || event.type === 'EDIT' || event.type === 'BACK';

interface State {
  readonly value: unknown;
  readonly context: { readonly claim: ClaimDetail };
}

const pageOf = ({ value }: State) => String(value);

/** The same state is asked about more than once. */
const memory = <Key extends object, Value>(compute: (key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};
