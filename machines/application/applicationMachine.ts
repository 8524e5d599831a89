import { assign, sendTo, setup, stopChild } from 'xstate';
import {
  onlineSignal,
  otherTabs,
  reportHolder,
  storageSignal,
  type TabNews,
  visibilitySignal,
} from '../actors/browser.ts';
import { errorOf } from '../actors/errorOf.ts';
import { errorRecordsMachine } from '../actors/errorRecords.ts';
import { isUnanswered, toFailure } from '../actors/outcome.ts';
import { port } from '../actors/port.ts';
import { type CallEvent, requestStatusMachine } from '../actors/requestStatus.ts';
import { typesOf } from '../actors/typesOf.ts';
import { isSameState } from '../actors/uploads.ts';
import { demandsLogout } from '../service/demandsLogout.ts';
import type { Failure } from '../service/failures.ts';
import type { ApplicationEvent, FlowNews, Watch } from './applicationEvents.ts';
import { type Arrived, type Arriving, type Booted, nowhere, type Opening } from './arriving.ts';
import { type ApplicationContext, type Beginning, getConfiguration, getFlow } from './context.ts';
import { claimOf, filesOf, standing } from './filesOf.ts';
import { keepArrived, keepBooted, leaving, noteCall, otherClaim, tellFlow, tellTabs } from './reactions.ts';

const kept = { requests: 50, errors: 50 };
const parallelUploads = 2;

/**
 * The root of the whole application: it boots, opens the flow that the address asks for, keeps the files of its claim, the errors
 * of the visit and the status of every call; who comes from somewhere is asked after first. Its children go by their names in the
 * system: `boot`, `arrive`, `flow`, `uploads`, `errors`, `requests`, `tab`, `version`. Ports: `boot`, `arrive`, `openFlow`; signals
 * of the browser: `online`, `visibility`, `storage`, `tabs`, `reportHolder`; actions to be provided: `connectFlow`, `connectFiles`,
 * `readStored`, `logOut`, `forgetReports`. Source: specification sections 2 to 4.
 */
export const createApplicationMachine = <Beside>() =>
  setup({
    types: typesOf<{
      context: ApplicationContext<Beside>;
      events: ApplicationEvent;
      /** Nobody knows yet what is to be shown. */
      tags: 'beginning';
    }>(),
    actors: {
      boot: port<Booted, undefined>('boot'),
      arrive: port<Arrived, Arriving>('arrive'),
      openFlow: port<Beginning<Beside>, Opening>('openFlow'),
      errors: errorRecordsMachine,
      requests: requestStatusMachine,
      online: onlineSignal,
      visibility: visibilitySignal,
      storage: storageSignal,
      tabs: otherTabs,
      reportHolder,
    },
    guards: {
      hasFiles: ({ context }) => context.uploads !== undefined,
      asksFlow: (_, params: { asksFlow: boolean }) => params.asksFlow,
      isOtherClaim: ({ context: { flow, uploads } }) => claimOf(flow) !== filesOf(uploads),
      haveFilesChanged: ({ context }) =>
        !isSameState(standing(context), getFlow(context).getSnapshot().context.files),
      wasUnanswered: ({ context: { failure } }) => failure !== undefined && isUnanswered(failure),
      comesFrom: (_, { coming }: Pick<Booted, 'coming'>) => coming !== undefined,
      demandsLogout: (_, { failure }: { failure: Failure }) => demandsLogout(failure),
      isUnknownSession: (_, { failure }: { failure: Failure }) => failure.status === 401,
    },
    actions: {
      keepConfiguration: assign((_, { configuration, coming }: Booted) => ({ configuration, coming })),
      keepArrival: assign((_, { arrival }: Arrived) => ({ arrival })),
      /** The session is over: to be left for the page that says so. */
      logOut: () => {},
      /** What this tab keeps of reports is forgotten. */
      forgetReports: () => {},
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
      releaseReport: stopChild(({ context }) => context.tab ?? 'nothing'),
      holdReport: assign(({ context: { flow }, spawn }) => {
        const claimRequestUuid = claimOf(flow);
        if (claimRequestUuid === undefined) return { tab: undefined };
        return { tab: spawn('reportHolder', { systemId: 'tab', input: { claimRequestUuid } }) };
      }),
      watchVersion: assign(({ spawn }, { machine, input }: Watch) => ({
        version: spawn(machine, { systemId: 'version', input }),
      })),
      noteCall: sendTo(
        ({ context }) => context.requests,
        (_, call: CallEvent) => call,
      ),
      tellTabs: sendTo('tabs', (_, news: TabNews) => news),
      tryFiles: sendTo(({ context }) => context.uploads ?? 'nothing', { type: 'RETRY' }),
      lookAtFiles: sendTo(({ context }) => context.uploads ?? 'nothing', { type: 'LOOK' }),
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
      REQUEST_COMPLETED: { actions: [noteCall, tellTabs('MOVED')] },
      REQUEST_CANCELLED: { actions: noteCall },
      REQUEST_FAILED: [leaving, { actions: noteCall }],
      WATCH_VERSION: { actions: { type: 'watchVersion', params: ({ event }) => event } },
      LOGGED_OUT: { actions: tellTabs('LOGGED_OUT') },
      LOGGED_OUT_ELSEWHERE: '.leaving',
      LEFT: { actions: tellTabs('LEFT') },
      LEFT_ELSEWHERE: { target: '.leaving', actions: 'forgetReports' },
      STORED: { actions: { type: 'readStored', params: ({ event }) => event } },
    },
    invoke: [{ src: 'storage' }, { src: 'tabs', id: 'tabs' }],
    initial: 'booting',
    states: {
      booting: {
        tags: 'beginning',
        invoke: {
          src: 'boot',
          systemId: 'boot',
          onDone: [
            {
              guard: { type: 'comesFrom', params: ({ event }) => event.output },
              target: 'arriving',
              actions: keepBooted,
            },
            {
              guard: { type: 'asksFlow', params: ({ event }) => event.output },
              target: 'opening',
              actions: keepBooted,
            },
            { target: 'beside', actions: keepBooted },
          ],
          onError: { target: 'notBooted', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      notBooted: {},
      arriving: {
        tags: 'beginning',
        invoke: {
          src: 'arrive',
          systemId: 'arrive',
          input: ({ context }) => ({
            configuration: getConfiguration(context),
            coming: context.coming ?? nowhere,
          }),
          onDone: [
            {
              guard: { type: 'asksFlow', params: ({ event }) => event.output },
              target: 'opening',
              actions: keepArrived,
            },
            { target: 'beside', actions: keepArrived },
          ],
          onError: { target: 'notBooted', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      leaving: { entry: 'logOut' },
      /** The start page, the drafts, the inspection: no flow is running. */
      beside: {},
      opening: {
        tags: 'beginning',
        invoke: {
          src: 'openFlow',
          input: ({ context }) => ({ configuration: getConfiguration(context), arrival: context.arrival }),
          onDone: {
            target: 'atWork',
            actions: [
              { type: 'startFlow', params: ({ event }) => event.output },
              'startFiles',
              'connectFiles',
              'connectFlow',
              'holdReport',
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
            actions: [noteCall, tellTabs('MOVED'), tellFlow('REQUEST_COMPLETED')],
          },
          MOVED_ELSEWHERE: { actions: tellFlow('REQUEST_COMPLETED') },
          REQUEST_FAILED: [
            leaving,
            {
              guard: { type: 'isUnknownSession', params: ({ event }) => event },
              actions: [noteCall, tellFlow('SESSION_LOST')],
            },
            { actions: noteCall },
          ],
          ONLINE: [
            { guard: 'hasFiles', actions: [tellFlow('ONLINE'), 'tryFiles'] },
            { actions: tellFlow('ONLINE') },
          ],
          CHECK_SESSION: [
            { guard: 'hasFiles', actions: [tellFlow('CHECK_SESSION'), 'lookAtFiles'] },
            { actions: tellFlow('CHECK_SESSION') },
          ],
          OPENED_ELSEWHERE: { actions: tellFlow('OPENED_ELSEWHERE') },
          LOGGED_OUT_ELSEWHERE: {
            target: 'loggedOut',
            actions: [tellFlow('LOGGED_OUT'), 'releaseReport'],
          },
          'xstate.snapshot.*': [
            { guard: 'isOtherClaim', actions: otherClaim },
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
      /** Another tab has ended the session: the flow says so, and whatever a call still brings changes nothing. */
      loggedOut: { on: { REQUEST_FAILED: { actions: noteCall }, LOGGED_OUT_ELSEWHERE: {} } },
    },
  });
