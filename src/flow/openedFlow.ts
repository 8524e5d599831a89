import { createContext, use } from 'react';
import type { FlowActor, UploadsActor } from '../../machines/application/applicationMachine.ts';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { FlowType } from '../../machines/claim/enums.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import type { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import type { TypedMemory } from './typedMemory.ts';

/** What the browser keeps beside a running flow. */
export interface BesideFlow {
  readonly typed: TypedMemory;
  /** Leaves this claim as it is and begins another report. */
  readonly startAnew: () => void;
  /** Tells the flow that adds to a sent claim which claim it is. */
  readonly handOver: (
    to: Exclude<FlowType, 'DRAFT'>,
    claim: ClaimDetail,
    result: FinalizeAnswer | undefined,
  ) => void;
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
