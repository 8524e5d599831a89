import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import { helpdeskReportMachine } from '#machines/actors/errors/helpdeskReport.ts';
import { createApplicationMachine } from '#machines/application/applicationMachine.ts';
import type { Beginning, Leaving, UploadsActor } from '#machines/application/context.ts';
import type { Identified, Identifying, Booted, FlowOpening } from '#machines/application/visiting.ts';
import { isUnanswered } from '#machines/calls/outcome.ts';
import { setInvalidEmails } from '#machines/claim/invalidEmails.ts';
import { createTrace, type Trace } from '#machines/flow/trace.ts';
import { calls } from '#machines/service/calls.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { Failure } from '#machines/calls/failures.ts';
import { demandsLogout } from '#machines/service/demandsLogout.ts';
import { opensModal } from '#machines/service/opensModal.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '#machines/service/helpdesk.ts';
import { failureReport } from '#src/errors/failureRecord.ts';
import type { ConnectableSession } from '#src/flow/openedFlow.ts';
import type { openLive } from '#src/inspect/live/openLive.ts';
import { isLanguageKey } from '#src/i18n/languages.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';
import { provideSignals } from '#src/service/browserSignals.ts';
import type { CallObserver, Client } from '#src/service/client.ts';
import { createLog, type Log } from '#src/service/createLog.ts';
import { holdReport } from '#src/service/holdReport.ts';
import { forgetReports } from '#src/shell/forgetReports.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { handOffOf } from './handOffOf.ts';
import { openEntry } from './openEntry.ts';
import { findRoute } from './routes.ts';

type ApplicationMachine = ReturnType<typeof createApplicationMachine<ConnectableSession>>;
export type ApplicationActor = ActorRefFrom<ApplicationMachine>;

/** The application as it begins: its root actor, not yet started, and what everything else works with. */
export interface CreatedApplication {
  readonly actor: ApplicationActor;
  readonly ports: BrowserPorts;
  readonly client: Client;
  readonly log: Log;
  readonly trace: Trace;
}

interface Given {
  /** Where it runs. */
  readonly ports: BrowserPorts;
  /** The way to the service, which tells the observer of its calls. */
  readonly connect: (observer: CallObserver) => Client;
  /** The configuration, where it need not be asked for. */
  readonly configuration?: Configuration | undefined;
  /** Loads what shows the flow to analysts in another tab, where there are other tabs. */
  readonly loadLive?: () => Promise<typeof openLive>;
  /** Keeps the files of a claim until the service has them, where a browser can. */
  readonly keepFiles?: (uploads: UploadsActor) => void;
}

/** Source: specification section 2. */
const loggedOutPath = '/logout';
const logEndpoint = `${calls.log.method} ${calls.log.path}`;
const logoutEndpoint = `${calls.logout.method} ${calls.logout.path}`;

/** The application of a window. */
export const createApplication = ({ ports, connect, ...given }: Given): CreatedApplication => {
  const client = connect({
    onStarted: ({ id, endpoint }) =>
      actor.send({ type: 'REQUEST_SENT', requestUuid: id, endpoint, at: Date.now() }),
    onCompleted: (id, endpoint) => {
      actor.send({ type: 'REQUEST_COMPLETED', requestUuid: id, at: Date.now() });
      if (endpoint === logoutEndpoint) actor.send({ type: 'LOGGED_OUT' });
    },
    onCancelled: (id) => actor.send({ type: 'REQUEST_CANCELLED', requestUuid: id, at: Date.now() }),
    onFailed: (id, failure, endpoint) => {
      actor.send({ type: 'REQUEST_FAILED', requestUuid: id, at: Date.now(), failure });
      // A log that cannot be sent must not fill the log.
      if (endpoint === logEndpoint) return;
      log({ level: 'warn', event: 'request.failed', code: failure.code, status: failure.status });
    },
    isRepeated: async (call, failure) => {
      const snapshot = actor.getSnapshot();
      const isFlowAtWork = snapshot.matches('atWork');
      if (!opensModal(call, failure, { isFlowAtWork }) || !canTell(snapshot, failure)) return false;
      const { errors } = snapshot.context;
      const report = failureReport(failure, { time: new Date(), steps: trace.steps() });
      // Every screen says that there is no network, and goes on when it is back.
      if (isUnanswered(failure) && !ports.isOnline()) {
        errors.send({ type: 'FAILED', failure, report });
        return false;
      }
      const decided = new Promise<boolean>((resolve) => {
        const hearing = errors.on('calls.decided', ({ failures, isRepeated }) => {
          if (!failures.includes(failure)) return;
          hearing.unsubscribe();
          resolve(isRepeated);
        });
      });
      errors.send({ type: 'CALL_FAILED', failure, report });
      return decided;
    },
  });
  const trace = createTrace({ now: () => Date.now() });
  const log = createLog(client, trace.steps);
  const around = { ports, client, trace };
  const actor: ApplicationActor = createActor(provideApplication(around, given), {
    inspect: trace.inspect,
  });
  return { ...around, actor, log };
};

/** Whether the error modal is there to tell a failure: not before a screen stands, nor of a session whose end is told otherwise. */
const canTell = (snapshot: ReturnType<ApplicationActor['getSnapshot']>, failure: Failure): boolean =>
  (snapshot.matches('beside') || snapshot.matches('atWork')) &&
  !demandsLogout(failure) &&
  !(snapshot.matches('atWork') && failure.status === 401);

type Around = Pick<CreatedApplication, 'ports' | 'client' | 'trace'>;

const provideApplication = (
  around: Around,
  { configuration: brought, loadLive, keepFiles }: Pick<Given, 'configuration' | 'loadLive' | 'keepFiles'>,
): ApplicationMachine =>
  createApplicationMachine<ConnectableSession>().provide({
    actors: {
      ...provideSignals(around.ports.window, around.ports.document, around.ports.channel),
      reportHolder: holdReport(around.ports.locks),
      boot: fromPromise<Booted, undefined>(() => boot(around, brought)),
      arrive: fromPromise<Identified, Identifying>(({ input }) => arriveHere(around, input)),
      openFlow: fromPromise<Beginning<ConnectableSession> | Leaving, FlowOpening>(({ input }) =>
        openAsked(around, input),
      ),
      errors: provideErrorRecords(around.client),
    },
    actions: {
      connectFlow: ({ context: { flow, session, configuration }, system }) => {
        if (!flow || !session) return;
        session.connect(flow);
        if (configuration?.devTools)
          void loadLive?.().then((open) => system.inspect(open(session.flow, around.trace.steps)));
      },
      connectFiles: ({ context: { uploads, session } }) => {
        if (!uploads) return;
        keepFiles?.(uploads);
        session?.connectFiles(uploads);
      },
      leave: (_, { to }) => location.replace(to),
      logOut: () => location.assign(loggedOutPath),
      forgetReports: () => forgetReports(around.ports.session),
      readStored: (_, { key }) => {
        if (isLanguageKey(key))
          void loadChunk(() => import('#src/i18n/i18n.ts')).then(({ speakRemembered }) => speakRemembered());
      },
    },
  });

const boot = async ({ ports, client }: Around, brought: Configuration | undefined): Promise<Booted> => {
  const configuration = brought ?? (await client.call(calls.configuration, {}));
  setInvalidEmails(configuration.invalidEmails);
  return { configuration, asksFlow: asksFlow(ports, configuration), handOff: handOffOf(ports) };
};

const asksFlow = (ports: BrowserPorts, configuration: Configuration): boolean =>
  findRoute(ports.url.path(), configuration)?.screen === 'flow';

const arriveHere = async (around: Around, { configuration, handOff }: Identifying): Promise<Identified> => {
  const { identifyVisitor } = await loadChunk(() => import('#src/signIn/identifyVisitor.ts'));
  const arrived = await identifyVisitor(around, configuration, handOff);
  return { ...arrived, asksFlow: asksFlow(around.ports, arrived.configuration) };
};

const openAsked = (
  around: Around,
  opening: FlowOpening,
): Promise<Beginning<ConnectableSession> | Leaving> => {
  const route = findRoute(around.ports.url.path(), opening.configuration);
  if (route?.screen !== 'flow') throw new Failure('404');
  return openEntry(route.line, { ...around, ...opening });
};

/** The machine of the errors, whose reports go to the helpdesk. */
const provideErrorRecords = (client: Client) =>
  errorRecordsMachine.provide({
    actors: {
      helpdeskReport: helpdeskReportMachine.provide({
        actors: {
          report: fromPromise<HelpdeskAnswer, HelpdeskReport>(({ input, signal }) =>
            client.call(calls.reportToHelpdesk, { body: input, signal }),
          ),
        },
      }),
    },
  });
