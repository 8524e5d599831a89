import type { Configuration } from '../machines/service/configuration.ts';
import type { Flow } from '../machines/flow/flow.ts';
import type { ReadLanding } from './auth/landing.ts';
import type { Sessions } from './auth/sessions.ts';
import type { SignIns } from './auth/signIn/signIns.ts';
import type { Codelists } from './codelists/codelists.ts';
import type { DocumentStore } from './documents/documentStore.ts';
import type { Inspector } from './documents/inspector.ts';
import type { Asker, CountNumber } from './lookups/guesses.ts';
import type { FindAddress, FindPlaces } from './map/findPlaces.ts';
import type { SendSms } from './messages/sms.ts';
import type { Messages } from './messages/message.ts';
import type { DrawnPages } from './pages/drawnPages.ts';
import type { Polling } from './process/processAnswer.ts';
import type { Runner } from './process/runner.ts';
import type { Db } from './store/tables.ts';
import type { Systems } from './systems/systems.ts';

/** Hash and branch of the running service. */
export interface BuildInfo {
  readonly hash: string;
  readonly branch: string;
}

/** What the calls work with. The process keeps no other state, so that many may run on one database. */
export interface Service {
  readonly db: Db;
  readonly documents: DocumentStore;
  readonly configuration: Configuration;
  readonly systems: Systems;
  readonly flows: readonly Flow[];
  readonly codelists: Codelists;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly readLanding: ReadLanding;
  /** Counts what is asked of the registers. */
  readonly guesses: (asker: Asker) => CountNumber;
  readonly runner: Runner;
  readonly polling: Polling;
  readonly inspector: Inspector;
  readonly findPlaces: FindPlaces;
  readonly findAddress: FindAddress;
  /** Undefined where no gateway is known. */
  readonly sendSms: SendSms | undefined;
  /** How codes are sent, by the kind of contact. */
  readonly messages: Messages;
  /** The pages drawn beforehand; undefined while there is no build, and where nothing draws. */
  readonly pages: () => DrawnPages | undefined;
  /** Milliseconds that a draft is kept after its last change. */
  readonly keepsDrafts: number;
  /** Waits so many milliseconds. */
  readonly pause: (time: number) => Promise<unknown>;
  readonly build: BuildInfo;
  readonly now: () => Date;
}
