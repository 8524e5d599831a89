import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import type { requestStatusMachine } from '#machines/actors/errors/requestStatus.ts';
import type { Trace } from '#machines/flow/trace.ts';
import type { Visitor } from '#machines/origins/visitor.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Client } from '#src/service/client.ts';
import type { BrowserPorts } from './browserPorts.ts';
import type { Log } from '#src/service/createLog.ts';
import type { VersionActor } from './VersionNotice.tsx';

/** A value that changes, with a way to hear of it. */
interface Watched<Value> {
  readonly subscribe: (tell: () => void) => () => void;
  readonly read: () => Value;
}

/** What the whole application shares once it has booted. */
export interface Application {
  readonly configuration: Configuration;
  /** The visitor; undefined for one of whom nothing need be found out. */
  readonly visitor: Visitor | undefined;
  readonly ports: BrowserPorts;
  readonly client: Client;
  readonly log: Log;
  /** What has happened in the flow so far, without any answer. */
  readonly trace: Trace;
  /** Called when a screen stands and listens. */
  readonly onShown: () => void;
  /** Tells the other tabs that the reporter has finished on this shared computer. */
  readonly tellLeft: () => void;
  /** The errors this visit has shown. */
  readonly errors: ActorRefFrom<typeof errorRecordsMachine>;
  /** What looks for a newer version, once it does. */
  readonly versions?: Watched<VersionActor | undefined>;
  /** The status of the last calls. */
  readonly requests: ActorRefFrom<typeof requestStatusMachine>;
}

export const ApplicationContext = createContext<Application | undefined>(undefined);

/** The application around a component. Throws outside of it. */
export const useApplication = (): Application => {
  const application = use(ApplicationContext);
  if (!application) throw new Error('There is no application around this component.');
  return application;
};
