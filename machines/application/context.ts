import type { ActorRefFrom } from 'xstate';
import type { reportHolder } from '../actors/browser.ts';
import type { ClaimRef } from '../actors/claimRef.ts';
import type { errorRecordsMachine } from '../actors/errorRecords.ts';
import type { requestStatusMachine } from '../actors/requestStatus.ts';
import type { uploadsMachine } from '../actors/uploads.ts';
import type { Draft, FlowContext, FlowInput } from '../flow/machine/context.ts';
import type { createFlowMachine } from '../flow/machine/flowMachine.ts';
import type { Arrival } from '../origins/arrival.ts';
import type { Configuration } from '../service/configuration.ts';
import type { Failure } from '../service/failures.ts';
import type { Watch } from './applicationEvents.ts';
import type { Coming } from './arriving.ts';

export type FlowMachine = ReturnType<typeof createFlowMachine>;
export type FlowActor = ActorRefFrom<FlowMachine>;
export type UploadsActor = ActorRefFrom<typeof uploadsMachine>;

/** The flow an address opens, ready to be started, with what the browser keeps beside it. */
export interface Beginning<Beside> {
  readonly machine: FlowMachine;
  readonly input: FlowInput;
  readonly files: Files;
  readonly beside: Beside;
}

/** The machine of the files of a claim, and which claim they belong to. */
interface Files {
  readonly machine: typeof uploadsMachine;
  readonly refOf: (flow: FlowContext) => ClaimRef;
}

/** What the application keeps while it runs. */
export interface ApplicationContext<Beside> {
  readonly configuration?: Configuration | undefined;
  readonly coming?: Coming | undefined;
  readonly arrival?: Arrival | undefined;
  /** Why the flow the address asks for cannot be opened. */
  readonly failure?: Failure | undefined;
  readonly flow?: FlowActor | undefined;
  /** The draft the flow began with. */
  readonly draft?: Draft | undefined;
  readonly files?: Files | undefined;
  readonly beside?: Beside | undefined;
  /** The files of the claim, there as soon as it is created. */
  readonly uploads?: UploadsActor | undefined;
  /** What looks for a newer version of the application, once it does. */
  readonly version?: ActorRefFrom<Watch['machine']> | undefined;
  /** What holds the report for this tab. */
  readonly tab?: ActorRefFrom<typeof reportHolder> | undefined;
  readonly errors: ActorRefFrom<typeof errorRecordsMachine>;
  readonly requests: ActorRefFrom<typeof requestStatusMachine>;
}

/** The configuration. Throws before the application has booted. */
export const getConfiguration = ({
  configuration,
}: {
  readonly configuration?: Configuration | undefined;
}) => {
  if (!configuration) throw new Error('The application has not booted yet.');
  return configuration;
};

/** The flow at work. Throws where there is none. */
export const getFlow = ({ flow }: { readonly flow?: FlowActor | undefined }) => {
  if (!flow) throw new Error('No flow is at work.');
  return flow;
};
