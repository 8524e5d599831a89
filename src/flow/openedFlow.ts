import { createContext, use } from 'react';
import type { FlowActor, UploadsActor } from '../../machines/application/context.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import type { PageProps } from '../pages/pageProps.ts';
import type { TypedMemory } from './kept/typedMemory.ts';

/** What the browser keeps beside a running flow. */
export interface BesideFlow {
  readonly typed: TypedMemory;
  /** Leaves this claim as it is and begins another report. */
  readonly startAnew: () => void;
  /** Tells another flow which claim it is to add to, or to follow from. */
  readonly handOver: PageProps['onHandOver'];
}

/** A running flow. It ends with the document, because every entry is loaded afresh. */
export interface OpenedFlow extends BesideFlow {
  readonly flow: Flow;
  readonly actor: FlowActor;
  /** The files of the claim, once it has been created. */
  readonly uploads: UploadsActor | undefined;
}

/** The running flow, set by FlowEntry. */
export const OpenedFlowContext = createContext<OpenedFlow | undefined>(undefined);

/** The running flow. Throws outside of one. */
export const useOpenedFlow = (): OpenedFlow => {
  const opened = use(OpenedFlowContext);
  if (!opened) throw new Error('There is no flow around this component.');
  return opened;
};
