import { createContext, use } from 'react';
import type { FlowActor, UploadsActor } from '#machines/application/context.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import type { TypedMemory } from './memory/typedMemory.ts';

/** The session beside a running flow. */
interface FlowSession {
  readonly typed: TypedMemory;
  /** Leaves this claim as it is and begins another report. */
  readonly startAnew: () => void;
  /** Tells another flow which claim it is to add to, or to follow from. */
  readonly handOver: PageProps['onHandOver'];
}

/** What the browser keeps beside a flow, and how it is connected to the flow once that has started. */
export interface ConnectableSession extends FlowSession {
  readonly flow: Flow;
  readonly connect: (actor: FlowActor) => void;
  /** The same for the files of its claim. */
  readonly connectFiles: (uploads: UploadsActor) => void;
}

/** A running flow. It ends with the document, because every entry is loaded afresh. */
export interface OpenedFlow extends FlowSession {
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
