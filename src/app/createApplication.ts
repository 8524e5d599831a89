import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { errorRecordsMachine } from '../../machines/actors/errorRecords.ts';
import { helpdeskReportMachine } from '../../machines/actors/helpdeskReport.ts';
import {
  createApplicationMachine,
  type Beginning,
  type Booted,
} from '../../machines/application/applicationMachine.ts';
import { setInvalidEmails } from '../../machines/claim/invalidEmails.ts';
import { createTrace, type Trace } from '../../machines/flow/trace.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '../../machines/service/helpdesk.ts';
import type { FlowBeside } from '../flow/openFlow.ts';
import { startTexts, speakLanguage } from '../i18n/i18n.ts';
import { isLanguageKey, rememberedLanguage } from '../i18n/languages.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { provideSignals } from '../service/browserSignals.ts';
import { createClient, type Client } from '../service/client.ts';
import { createLog, type Log } from '../service/createLog.ts';
import { openEntry } from './openEntry.ts';
import { findRoute } from './routes.ts';

type ApplicationMachine = ReturnType<typeof createApplicationMachine<FlowBeside>>;
export type ApplicationActor = ActorRefFrom<ApplicationMachine>;

/** The application as it begins: its root actor, not yet started, and what everything else works with. */
export interface CreatedApplication {
  readonly actor: ApplicationActor;
  readonly client: Client;
  readonly log: Log;
  readonly trace: Trace;
}

const logEndpoint = `${calls.log.method} ${calls.log.path}`;

/** The application of this window. */
export const createApplication = (): CreatedApplication => {
  const client = createClient({
    onStarted: ({ id, endpoint }) =>
      actor.send({ type: 'REQUEST_SENT', requestUuid: id, endpoint, at: Date.now() }),
    onCompleted: (id) => actor.send({ type: 'REQUEST_COMPLETED', requestUuid: id, at: Date.now() }),
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
  const actor: ApplicationActor = createActor(provideApplication(client, trace), { inspect: trace.inspect });
  return { actor, client, log, trace };
};

const provideApplication = (client: Client, trace: Trace): ApplicationMachine =>
  createApplicationMachine<FlowBeside>().provide({
    actors: {
      ...provideSignals(window, document),
      boot: fromPromise<Booted, undefined>(() => boot(client)),
      openFlow: fromPromise<Beginning<FlowBeside>, Configuration>(({ input }) => openAsked(client, input)),
      errors: provideErrorRecords(client),
    },
    actions: {
      connectFlow: ({ context: { flow, beside, configuration }, system }) => {
        if (!flow || !beside) return;
        beside.connect(flow);
        if (configuration?.devTools)
          void loadChunk(() => import('../inspect/live/openLive.ts')).then(({ openLive }) =>
            system.inspect(openLive(beside.flow, trace.steps)),
          );
      },
      readStored: (_, { key }) => {
        if (isLanguageKey(key)) void speakLanguage(rememberedLanguage());
      },
    },
  });

const boot = async (client: Client): Promise<Booted> => {
  const texts = startTexts((language, namespace) =>
    client.call(calls.translation, { params: { language, namespace } }),
  );
  // Awaited below; until then its failure must not count as unheard.
  texts.catch(() => undefined);
  try {
    const configuration = await client.call(calls.configuration, {});
    setInvalidEmails(configuration.invalidEmails);
    return { configuration, asksFlow: findRoute(location.pathname, configuration)?.screen === 'flow' };
  } finally {
    // What failed must be said, too.
    await texts;
  }
};

const openAsked = (client: Client, configuration: Configuration): Promise<Beginning<FlowBeside>> => {
  const route = findRoute(location.pathname, configuration);
  if (route?.screen !== 'flow') throw new Failure('404');
  return openEntry(route.line, new URLSearchParams(location.search), { client, configuration });
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
