import { getShortestPaths } from '@xstate/graph';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { findPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { createPageModel } from '../../machines/flow/flowMachine.ts';
import { configuration } from '../flow/machine/startFlow.ts';
import { beginnings } from './beginnings.ts';
import { projectionOf } from './reads.ts';
import { validAnswers, type Next } from './validAnswers.ts';

/** A way through a flow's model by valid answers, and the pages it leads over. */
export interface ModelPath {
  readonly beginning: ClaimDetail;
  readonly events: readonly Next[];
  readonly pages: readonly string[];
  /** The claim on the last of the pages. */
  readonly claim: ClaimDetail;
}

/**
 * Takes a flow; gives the shortest way to every state of its model over every transition that leads there. A state is a page and
 * the values still read from there on.
 */
export const modelPaths = (flow: Flow): readonly ModelPath[] =>
  beginnings(flow).flatMap((beginning) => pathsFrom(flow, beginning));

const pathsFrom = (flow: Flow, beginning: ClaimDetail): readonly ModelPath[] => {
  const model = createPageModel(flow);
  const project = projectionOf(flow);
  const answersOn = validAnswers(flow);
  const answersAt = memory((state: State) => {
    const page = findPage(flow, pageOf(state));
    return page && page.next.length > 0 ? answersOn(page, state.context.claim) : [];
  });
  const paths = getShortestPaths(model, {
    input: { configuration, claim: beginning },
    events: (state) => answersAt(state),
    serializeState: (state, _event, before) =>
      JSON.stringify([
        pageOf(state),
        project(pageOf(state), state.context.claim),
        before ? pageOf(before) : undefined,
      ]),
  });
  return paths.map(({ state, steps }) => {
    const [, ...taken] = steps;
    return {
      beginning,
      events: taken.flatMap(({ event }) => (event.type === 'NEXT' ? [{ found: {}, ...event }] : [])),
      pages: steps.map((step) => pageOf(step.state)),
      claim: state.context.claim,
    };
  });
};

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
