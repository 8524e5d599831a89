import { createContext, use } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { dialogsMachine } from '../../machines/actors/dialogs.ts';
import type { errorRecordsMachine } from '../../machines/actors/errorRecords.ts';
import { modalLoaderMachine } from '../../machines/actors/modalLoader.ts';
import { requestStatusMachine } from '../../machines/actors/requestStatus.ts';
import { createTrace, type Trace } from '../../machines/flow/trace.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { callObservers, type CallObservers } from '../service/callObservers.ts';
import { createClient, type Client } from '../service/client.ts';
import { createLog, type Log } from '../service/createLog.ts';
import { provideErrorRecords } from '../service/provideErrorRecords.ts';

/** What the whole application shares, made once before the first render. */
export interface Application {
  readonly client: Client;
  readonly log: Log;
  /** What has happened in the flow so far, without any answer. */
  readonly trace: Trace;
  readonly observers: CallObservers;
  readonly requests: ActorRefFrom<typeof requestStatusMachine>;
  readonly dialogs: ActorRefFrom<typeof dialogsMachine>;
  readonly loader: ActorRefFrom<typeof modalLoaderMachine>;
  /** The errors this visit has shown. */
  readonly errors: ActorRefFrom<typeof errorRecordsMachine>;
  readonly readConfiguration: () => Promise<Configuration>;
}

const keptRequests = 50;
const keptErrors = 50;

/** Gives the application: its client, its log, and its trace, and the actors of requests, dialogs, errors and the loader, started. */
export const createApplication = (): Application => {
  const observers = callObservers();
  const client = createClient(observers);
  const trace = createTrace({ now: () => Date.now() });
  const log = createLog(client, trace.steps);
  const requests = createActor(requestStatusMachine, { input: { limit: keptRequests } }).start();
  observers.add({
    onStarted: ({ id, endpoint }) =>
      requests.send({ type: 'REQUEST_SENT', requestUuid: id, endpoint, at: Date.now() }),
    onCompleted: (id) => requests.send({ type: 'REQUEST_COMPLETED', requestUuid: id, at: Date.now() }),
    onFailed: (id, failure) => {
      requests.send({ type: 'REQUEST_FAILED', requestUuid: id, at: Date.now(), failure });
      log({ level: 'warn', event: 'request.failed', code: failure.code, status: failure.status });
    },
  });
  return {
    client,
    log,
    trace,
    observers,
    requests,
    dialogs: createActor(dialogsMachine).start(),
    loader: createActor(modalLoaderMachine).start(),
    errors: createActor(provideErrorRecords(client), { input: { limit: keptErrors } }).start(),
    readConfiguration: () => client.call(calls.configuration, {}),
  };
};

export const ApplicationContext = createContext<
  (Application & { readonly configuration: Configuration }) | undefined
>(undefined);

/** Gives the application and its configuration. Throws outside of it. */
export const useApplication = () => {
  const application = use(ApplicationContext);
  if (!application) throw new Error('There is no application around this component.');
  return application;
};
