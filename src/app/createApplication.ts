import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { errorRecordsMachine } from '../../machines/actors/errorRecords.ts';
import { helpdeskReportMachine } from '../../machines/actors/helpdeskReport.ts';
import { createApplicationMachine } from '../../machines/application/applicationMachine.ts';
import type { Beginning, UploadsActor } from '../../machines/application/context.ts';
import type { Arrived, Arriving, Booted, Opening } from '../../machines/application/arriving.ts';
import { setInvalidEmails } from '../../machines/claim/invalidEmails.ts';
import { createTrace, type Trace } from '../../machines/flow/trace.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '../../machines/service/helpdesk.ts';
import type { FlowBeside } from '../flow/openFlow.ts';
import type { openLive } from '../inspect/live/openLive.ts';
import { isLanguageKey } from '../i18n/languages.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { provideSignals } from '../service/browserSignals.ts';
import type { CallObserver, Client } from '../service/client.ts';
import { createLog, type Log } from '../service/createLog.ts';
import { holdReport } from '../service/holdReport.ts';
import { forgetReports } from '../shell/forgetReports.ts';
import type { Place } from '../shell/place.ts';
import { comingTo } from './comingTo.ts';
import { openEntry } from './openEntry.ts';
import { findRoute } from './routes.ts';

type ApplicationMachine = ReturnType<typeof createApplicationMachine<FlowBeside>>;
export type ApplicationActor = ActorRefFrom<ApplicationMachine>;

/** The application as it begins: its root actor, not yet started, and what everything else works with. */
export interface CreatedApplication {
  readonly actor: ApplicationActor;
  readonly place: Place;
  readonly client: Client;
  readonly log: Log;
  readonly trace: Trace;
}

interface Given {
  /** Where it runs. */
  readonly place: Place;
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
export const createApplication = ({ place, connect, ...given }: Given): CreatedApplication => {
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
  });
  const trace = createTrace({ now: () => Date.now() });
  const log = createLog(client, trace.steps);
  const around = { place, client, trace };
  const actor: ApplicationActor = createActor(provideApplication(around, given), {
    inspect: trace.inspect,
  });
  return { ...around, actor, log };
};

type Around = Pick<CreatedApplication, 'place' | 'client' | 'trace'>;

const provideApplication = (
  around: Around,
  { configuration: brought, loadLive, keepFiles }: Pick<Given, 'configuration' | 'loadLive' | 'keepFiles'>,
): ApplicationMachine =>
  createApplicationMachine<FlowBeside>().provide({
    actors: {
      ...provideSignals(around.place.window, around.place.document, around.place.channel),
      reportHolder: holdReport(around.place.locks),
      boot: fromPromise<Booted, undefined>(() => boot(around, brought)),
      arrive: fromPromise<Arrived, Arriving>(({ input }) => arriveHere(around, input)),
      openFlow: fromPromise<Beginning<FlowBeside>, Opening>(({ input }) => openAsked(around, input)),
      errors: provideErrorRecords(around.client),
    },
    actions: {
      connectFlow: ({ context: { flow, beside, configuration }, system }) => {
        if (!flow || !beside) return;
        beside.connect(flow);
        if (configuration?.devTools)
          void loadLive?.().then((open) => system.inspect(open(beside.flow, around.trace.steps)));
      },
      connectFiles: ({ context: { uploads, beside } }) => {
        if (!uploads) return;
        keepFiles?.(uploads);
        beside?.connectFiles(uploads);
      },
      logOut: () => location.assign(loggedOutPath),
      forgetReports: () => forgetReports(around.place.session),
      readStored: (_, { key }) => {
        if (isLanguageKey(key))
          void loadChunk(() => import('../i18n/i18n.ts')).then(({ speakRemembered }) => speakRemembered());
      },
    },
  });

const boot = async ({ place, client }: Around, brought: Configuration | undefined): Promise<Booted> => {
  const configuration = brought ?? (await client.call(calls.configuration, {}));
  setInvalidEmails(configuration.invalidEmails);
  return { configuration, asksFlow: asksFlow(place, configuration), coming: comingTo(place) };
};

const asksFlow = (place: Place, configuration: Configuration): boolean =>
  findRoute(place.url.path(), configuration)?.screen === 'flow';

const arriveHere = async (around: Around, { configuration, coming }: Arriving): Promise<Arrived> => {
  const { arrive } = await loadChunk(() => import('../signIn/arrive.ts'));
  const arrived = await arrive(around, configuration, coming);
  return { ...arrived, asksFlow: asksFlow(around.place, arrived.configuration) };
};

const openAsked = (around: Around, opening: Opening): Promise<Beginning<FlowBeside>> => {
  const route = findRoute(around.place.url.path(), opening.configuration);
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
