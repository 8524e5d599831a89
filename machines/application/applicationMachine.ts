import { assign, raise, sendTo, setup, stopChild } from 'xstate';
import {
  onlineSignal,
  otherTabs,
  reportHolder,
  storageSignal,
  type TabNews,
  visibilitySignal,
} from '#machines/actors/browser/browser.ts';
import { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import { isUnanswered, toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { type CallEvent, requestStatusMachine } from '#machines/actors/errors/requestStatus.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { demandsLogout } from '#machines/service/demandsLogout.ts';
import type { Failure } from '#machines/calls/failures.ts';
import type { ApplicationEvent, FlowNews, Watch } from './applicationEvents.ts';
import { type Identified, type Identifying, type Booted, noHandOff, type FlowOpening } from './visiting.ts';
import {
  type ApplicationContext,
  type Beginning,
  claimOf,
  filesNow,
  getConfiguration,
  getFlow,
  type Leaving,
} from './context.ts';
import {
  addressOf,
  keepVisitor,
  keepBooted,
  leaving,
  noteCall,
  otherClaim,
  tellFlow,
  tellTabs,
} from './reactions.ts';

const kept = { requests: 50, errors: 50 };
const parallelUploads = 2;

/**
 * The root of the whole application: it boots, opens the flow that the address asks for, keeps the files of its claim, the errors
 * of the visit and the status of every call; who comes from somewhere is asked after first. Its children go by their names in the
 * system: `boot`, `arrive`, `flow`, `uploads`, `errors`, `requests`, `tab`, `version`. Ports: `boot`, `arrive`, `openFlow`; signals
 * of the browser: `online`, `visibility`, `storage`, `tabs`, `reportHolder`; actions to be provided: `connectFlow`, `connectFiles`,
 * `readStored`, `logOut`, `leave`, `forgetReports`. Source: specification sections 2 to 4.
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
      arrive: port<Identified, Identifying>('arrive'),
      openFlow: port<Beginning<Beside> | Leaving, FlowOpening>('openFlow'),
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
      wasUnanswered: ({ context: { failure } }) => failure !== undefined && isUnanswered(failure),
      leaves: (_, begun: Beginning<Beside> | Leaving) => 'leavesFor' in begun,
      comesFrom: (_, { handOff }: Pick<Booted, 'handOff'>) => handOff !== undefined,
      demandsLogout: (_, { failure }: { failure: Failure }) => demandsLogout(failure),
      isUnknownSession: (_, { failure }: { failure: Failure }) => failure.status === 401,
    },
    actions: {
      keepConfiguration: assign((_, { configuration, handOff }: Booted) => ({ configuration, handOff })),
      keepVisitor: assign((_, { visitor }: Identified) => ({ visitor })),
      /** The session is over: to be left for the page that says so. */
      logOut: () => {},
      /** The report that was asked for opens at another address. */
      leave: (_args, _params: { to: string }) => {},
      /** What this tab keeps of reports is forgotten. */
      forgetReports: () => {},
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: undefined }),
      startFlow: assign(({ spawn }, begun: Beginning<Beside> | Leaving) =>
        'leavesFor' in begun
          ? {}
          : {
              flow: spawn(begun.machine, { systemId: 'flow', input: begun.input }),
              begunWith: begun.input.draft?.ref.claimRequestUuid,
              files: begun.files,
              session: begun.session,
            },
      ),
      /** Connected to what the browser keeps: the flow, the files of its claim; and what another tab changed of it is read. */
      connectFlow: () => {},
      connectFiles: () => {},
      readStored: (_args, _params: { key: string }) => {},
      stopFiles: stopChild(({ context }) => context.uploads ?? 'nothing'),
      startFiles: assign(({ context: { flow, files, begunWith }, spawn }) => {
        const claimRef = flow?.getSnapshot().context.stored.ref;
        if (!files || !claimRef) return { uploads: undefined };
        const documents = begunWith === claimRef.claimRequestUuid ? files.documents : [];
        const input = { claimRef, parallel: parallelUploads, documents };
        return { uploads: spawn(files.machine, { systemId: 'uploads', input }) };
      }),
      /** The flow and the files tell what changed. */
      hearFlow: ({ context: { flow }, self }) => {
        for (const change of ['record.created', 'record.emptied', 'record.left'] as const)
          flow?.on(change, () => self.send({ type: 'CLAIM_CHANGED' }));
      },
      hearFiles: ({ context: { uploads }, self }) => {
        uploads?.on('files.changed', () => self.send({ type: 'FILES_CHANGED' }));
      },
      lookAtClaimFiles: raise({ type: 'FILES_CHANGED' }),
      releaseReport: stopChild(({ context }) => context.tab ?? 'nothing'),
      holdReport: assign(({ context, spawn }) => {
        const claimRequestUuid = claimOf(context);
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
            handOff: context.handOff ?? noHandOff,
          }),
          onDone: [
            {
              guard: { type: 'asksFlow', params: ({ event }) => event.output },
              target: 'opening',
              actions: keepVisitor,
            },
            { target: 'beside', actions: keepVisitor },
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
          input: ({ context }) => ({ configuration: getConfiguration(context), visitor: context.visitor }),
          onDone: [
            {
              guard: { type: 'leaves', params: ({ event }) => event.output },
              target: 'leavingFor',
              actions: { type: 'leave', params: addressOf },
            },
            {
              target: 'atWork',
              actions: [
                { type: 'startFlow', params: ({ event }) => event.output },
                'startFiles',
                'hearFlow',
                'hearFiles',
                'connectFiles',
                'connectFlow',
                'holdReport',
              ],
            },
          ],
          onError: { target: 'notOpened', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      /** The window goes to another address: until then it shows nothing. */
      leavingFor: { tags: 'beginning' },
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
          CLAIM_CHANGED: { actions: otherClaim },
          FILES_CHANGED: {
            actions: {
              type: 'tellFlow',
              params: ({ context }) => ({ type: 'extra.changed', extra: { files: filesNow(context) } }),
            },
          },
        },
      },
      /** Another tab has ended the session: the flow says so, and whatever a call still brings changes nothing. */
      loggedOut: { on: { REQUEST_FAILED: { actions: noteCall }, LOGGED_OUT_ELSEWHERE: {} } },
    },
  });
