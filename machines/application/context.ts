import type { ActorRefFrom } from 'xstate';
import type { reportHolder } from '#machines/actors/browser/browser.ts';
import type { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import type { requestStatusMachine } from '#machines/actors/errors/requestStatus.ts';
import { noFiles, type FilesState, type uploadsMachine } from '#machines/actors/files/uploads.ts';
import type { createFlowMachine, FlowInput } from '#machines/report/claimMachine.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type { Visitor } from '#machines/origins/visitor.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Failure } from '#machines/calls/failures.ts';
import type { Watch } from './applicationEvents.ts';
import type { HandOff } from './visiting.ts';

export type FlowMachine = ReturnType<typeof createFlowMachine>;
export type FlowActor = ActorRefFrom<FlowMachine>;
export type UploadsActor = ActorRefFrom<typeof uploadsMachine>;

/** The flow an address opens, ready to be started, with the session beside the flow. */
export interface Beginning<Session> {
  readonly machine: FlowMachine;
  readonly input: FlowInput;
  readonly files: Files;
  readonly session: Session;
}

/** The address to leave for, where what was asked for opens elsewhere. */
export interface Leaving {
  readonly leavesFor: string;
}

/** The machine of the files of a claim, and those that are with the claim the flow begins with. */
interface Files {
  readonly machine: typeof uploadsMachine;
  readonly documents: readonly ClaimDocument[];
}

/** What the application keeps while it runs. */
export interface ApplicationContext<Session> {
  readonly configuration?: Configuration | undefined;
  readonly handOff?: HandOff | undefined;
  readonly visitor?: Visitor | undefined;
  /** Why the flow the address asks for cannot be opened. */
  readonly failure?: Failure | undefined;
  readonly flow?: FlowActor | undefined;
  /** The claim the flow began with. */
  readonly begunWith?: string | undefined;
  readonly files?: Files | undefined;
  readonly session?: Session | undefined;
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

/** The claim that a flow works on, undefined before it is created. */
export const claimOf = ({ flow }: { readonly flow?: FlowActor | undefined }): string | undefined =>
  flow?.getSnapshot().context.stored.ref?.claimRequestUuid;

/** How the files of the claim stand. */
export const filesNow = ({ uploads }: { readonly uploads?: UploadsActor | undefined }): FilesState =>
  uploads?.getSnapshot().context.files ?? noFiles;
