import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { errorRecordsMachine } from '../../machines/actors/errorRecords.ts';
import type { requestStatusMachine } from '../../machines/actors/requestStatus.ts';
import type { Trace } from '../../machines/flow/trace.ts';
import type { Arrival } from '../../machines/origins/arrival.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import type { Client } from '../service/client.ts';
import type { Place } from './place.ts';
import type { Log } from '../service/createLog.ts';
import type { VersionActor } from './VersionNotice.tsx';

/** Something that changes, and is told of. */
interface Watched<Value> {
  readonly subscribe: (tell: () => void) => () => void;
  readonly read: () => Value;
}

/** What the whole application shares once it has booted. */
export interface Application {
  readonly configuration: Configuration;
  /** Who has come, and from where; undefined for somebody like everybody. */
  readonly arrival: Arrival | undefined;
  readonly place: Place;
  readonly client: Client;
  readonly log: Log;
  /** What has happened in the flow so far, without any answer. */
  readonly trace: Trace;
  /** Called when a screen stands and listens. */
  readonly onShown: () => void;
  /** Tells the other tabs that whoever shares this computer has finished on it. */
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
