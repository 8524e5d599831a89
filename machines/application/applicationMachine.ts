import { type ActorRefFrom, assign, sendTo, setup, stopChild } from 'xstate';
import { onlineSignal, storageSignal, visibilitySignal } from '../actors/browser.ts';
import type { ClaimRef } from '../actors/claimRef.ts';
import { errorOf } from '../actors/errorOf.ts';
import { errorRecordsMachine } from '../actors/errorRecords.ts';
import { isUnanswered, toFailure } from '../actors/outcome.ts';
import { port } from '../actors/port.ts';
import { type CallEvent, requestStatusMachine } from '../actors/requestStatus.ts';
import { typesOf } from '../actors/typesOf.ts';
import { type FilesState, filesState, noFiles, type uploadsMachine } from '../actors/uploads.ts';
import type { Draft, FlowContext, FlowInput } from '../flow/machine/context.ts';
import type { createFlowMachine } from '../flow/machine/flowMachine.ts';
import type { Configuration } from '../service/configuration.ts';
import type { Failure } from '../service/failures.ts';

export type FlowMachine = ReturnType<typeof createFlowMachine>;
export type FlowActor = ActorRefFrom<FlowMachine>;
export type UploadsActor = ActorRefFrom<typeof uploadsMachine>;

/** What the application knows once it has booted, and whether the address asks for a flow. */
export interface Booted {
  readonly configuration: Configuration;
  readonly asksFlow: boolean;
}

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

export type ApplicationEvent =
  | CallEvent
  | { readonly type: 'ONLINE' }
  | { readonly type: 'CHECK_SESSION' }
  | { readonly type: 'STORED'; readonly key: string }
  | { readonly type: `xstate.snapshot.${string}` };

interface ApplicationContext<Beside> {
  readonly configuration?: Configuration | undefined;
  /** Why the flow the address asks for cannot be opened. */
  readonly failure?: Failure | undefined;
  readonly flow?: FlowActor | undefined;
  /** The draft the flow began with. */
  readonly draft?: Draft | undefined;
  readonly files?: Files | undefined;
  readonly beside?: Beside | undefined;
  /** The files of the claim, there as soon as it is created. */
  readonly uploads?: UploadsActor | undefined;
  readonly errors: ActorRefFrom<typeof errorRecordsMachine>;
  readonly requests: ActorRefFrom<typeof requestStatusMachine>;
}

const kept = { requests: 50, errors: 50 };
const parallelUploads = 2;

/**
 * The root of the whole application: it boots, opens the flow that the address asks for, keeps the files of its claim, the errors
 * of the visit and the status of every call. Its children go by their names in the system: `boot`, `flow`, `uploads`, `errors`,
 * `requests`. Ports: `boot`, `openFlow`; signals of the browser: `online`, `visibility`, `storage`; actions to be provided:
 * `connectFlow`, `connectFiles`, `readStored`. Source: specification sections 2 to 4.
 */
export const createApplicationMachine = <Beside>() =>
  setup({
    types: typesOf<{ context: ApplicationContext<Beside>; events: ApplicationEvent }>(),
    actors: {
      boot: port<Booted, undefined>('boot'),
      openFlow: port<Beginning<Beside>, Configuration>('openFlow'),
      errors: errorRecordsMachine,
      requests: requestStatusMachine,
      online: onlineSignal,
      visibility: visibilitySignal,
      storage: storageSignal,
    },
    guards: {
      asksFlow: (_, params: { asksFlow: boolean }) => params.asksFlow,
      hasFiles: ({ context }) => context.uploads !== undefined,
      isOtherClaim: ({ context: { flow, uploads } }) => claimOf(flow) !== filesOf(uploads),
      haveFilesChanged: ({ context }) =>
        !isSameState(standing(context), getFlow(context).getSnapshot().context.files),
      wasUnanswered: ({ context: { failure } }) => failure !== undefined && isUnanswered(failure),
      isUnknownSession: (_, { failure }: { failure: Failure }) => failure.status === 401,
    },
    actions: {
      keepConfiguration: assign((_, { configuration }: Pick<Booted, 'configuration'>) => ({ configuration })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: undefined }),
      startFlow: assign(({ spawn }, { machine, input, files, beside }: Beginning<Beside>) => ({
        flow: spawn(machine, { systemId: 'flow', input, syncSnapshot: true }),
        draft: input.draft,
        files,
        beside,
      })),
      /** Connected to what the browser keeps: the flow, the files of its claim; and what another tab changed of it is read. */
      connectFlow: () => {},
      connectFiles: () => {},
      readStored: (_args, _params: { key: string }) => {},
      stopFiles: stopChild(({ context }) => context.uploads ?? 'nothing'),
      startFiles: assign(({ context: { flow, files, draft }, spawn }) => {
        const claim = flow?.getSnapshot().context;
        if (!files || claim?.claimRequestUuid === undefined) return { uploads: undefined };
        const documents = draft?.claimRequestUuid === claim.claimRequestUuid ? draft.documents : [];
        const input = { claimRef: files.refOf(claim), parallel: parallelUploads, documents };
        return { uploads: spawn(files.machine, { systemId: 'uploads', input, syncSnapshot: true }) };
      }),
      noteCall: sendTo(
        ({ context }) => context.requests,
        (_, call: CallEvent) => call,
      ),
      tryFiles: sendTo(({ context }) => context.uploads ?? 'nothing', { type: 'RETRY' }),
      tellFlow: sendTo(
        ({ context }) => getFlow(context),
        (_, event: FlowNews) => event,
      ),
    },
  }).createMachine({
    id: 'application',
    context: ({ spawn }) => ({
      errors: spawn('errors', { systemId: 'errors', input: { limit: kept.errors } }),
      requests: spawn('requests', { systemId: 'requests', input: { limit: kept.requests } }),
    }),
    on: {
      REQUEST_SENT: { actions: noteCall },
      REQUEST_COMPLETED: { actions: noteCall },
      REQUEST_CANCELLED: { actions: noteCall },
      REQUEST_FAILED: { actions: noteCall },
      STORED: { actions: { type: 'readStored', params: ({ event }) => event } },
    },
    invoke: { src: 'storage' },
    initial: 'booting',
    states: {
      booting: {
        invoke: {
          src: 'boot',
          systemId: 'boot',
          onDone: [
            {
              guard: { type: 'asksFlow', params: ({ event }) => event.output },
              target: 'opening',
              actions: { type: 'keepConfiguration', params: ({ event }) => event.output },
            },
            {
              target: 'beside',
              actions: { type: 'keepConfiguration', params: ({ event }) => event.output },
            },
          ],
          onError: { target: 'notBooted', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      notBooted: {},
      /** The start page, the drafts, the inspection: no flow is running. */
      beside: {},
      opening: {
        invoke: {
          src: 'openFlow',
          input: ({ context }) => getConfiguration(context),
          onDone: {
            target: 'atWork',
            actions: [
              { type: 'startFlow', params: ({ event }) => event.output },
              'startFiles',
              'connectFiles',
              'connectFlow',
            ],
          },
          onError: { target: 'notOpened', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      notOpened: {
        invoke: { src: 'online' },
        on: { ONLINE: { guard: 'wasUnanswered', target: 'opening', actions: 'forgetFailure' } },
      },
      atWork: {
        invoke: [{ src: 'online' }, { src: 'visibility' }],
        on: {
          REQUEST_COMPLETED: {
            actions: [noteCall, { type: 'tellFlow', params: { type: 'REQUEST_COMPLETED' } }],
          },
          REQUEST_FAILED: [
            {
              guard: { type: 'isUnknownSession', params: ({ event }) => event },
              actions: [noteCall, { type: 'tellFlow', params: { type: 'SESSION_LOST' } }],
            },
            { actions: noteCall },
          ],
          ONLINE: [
            {
              guard: 'hasFiles',
              actions: [{ type: 'tellFlow', params: { type: 'ONLINE' } }, 'tryFiles'],
            },
            { actions: { type: 'tellFlow', params: { type: 'ONLINE' } } },
          ],
          CHECK_SESSION: { actions: { type: 'tellFlow', params: { type: 'CHECK_SESSION' } } },
          'xstate.snapshot.*': [
            { guard: 'isOtherClaim', actions: ['stopFiles', 'startFiles', 'connectFiles'] },
            {
              guard: 'haveFilesChanged',
              actions: {
                type: 'tellFlow',
                params: ({ context }) => ({ type: 'files.changed', files: standing(context) }),
              },
            },
          ],
        },
      },
    },
  });

const noteCall = {
  type: 'noteCall' as const,
  params: ({ event }: { readonly event: CallEvent }) => event,
};

type FlowNews =
  | { readonly type: 'REQUEST_COMPLETED' | 'SESSION_LOST' | 'ONLINE' | 'CHECK_SESSION' }
  | { readonly type: 'files.changed'; readonly files: FilesState };

/** The configuration. Throws before the application has booted. */
export const getConfiguration = ({
  configuration,
}: {
  readonly configuration?: Configuration | undefined;
}) => {
  if (!configuration) throw new Error('The application has not booted yet.');
  return configuration;
};

const getFlow = ({ flow }: { readonly flow?: FlowActor | undefined }) => {
  if (!flow) throw new Error('No flow is at work.');
  return flow;
};

/** How the files of the claim stand. */
const standing = ({ uploads }: { readonly uploads?: UploadsActor | undefined }): FilesState =>
  uploads ? filesState(uploads.getSnapshot().context) : noFiles;

const isSameState = (one: FilesState, other: FilesState): boolean =>
  one.arrived === other.arrived && one.moving === other.moving && one.failed === other.failed;

const claimOf = (flow: FlowActor | undefined) => flow?.getSnapshot().context.claimRequestUuid;
const filesOf = (uploads: UploadsActor | undefined) =>
  uploads?.getSnapshot().context.claimRef.claimRequestUuid;
