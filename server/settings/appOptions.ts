import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { NightHours } from '#machines/service/sales/nightHours.ts';
import type { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import type { SignInOptions } from '#server/signIn/provider.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { TrustedProxies } from '#server/http/http.ts';
import type { LogOptions } from '#server/http/logging.ts';
import type { Polling } from '#server/process/processAnswer.ts';
import type { LoadLimit } from '#server/http/load/loadLimit.ts';
import type { Limits } from '#server/http/limits.ts';
import type { RateLimit } from '#server/http/rateLimits.ts';
import type { BuildInfo } from '#server/application/buildInfo.ts';
import type { SharedSettings } from '#server/instances/instance.ts';
import type { Database } from '#server/store/database.ts';
import type { DatabaseClock } from '#server/store/shared/databaseClock.ts';
import type { Retention } from '#server/retention/sweep.ts';
import type { RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import type { Handover } from '#server/handover/place.ts';
import type { Systems } from '#server/registers/systems.ts';

/** What the app is made from. Everything but the database and the documents has a default. */
export interface AppOptions {
  readonly database: Database;
  readonly documents: DocumentStore;
  readonly configuration?: Configuration;
  /** The clock of sessions and leases. What day it is for the checks, `machines/claim/clock.ts` tells. */
  readonly now?: () => Date;
  /** What keeps that clock, where it is kept by that of the database. */
  readonly clock?: DatabaseClock;
  readonly flows?: readonly Flow[];
  /** Where the registers of the insurer answer; those in the database do by default. */
  readonly registers?: RegistersPlace | undefined;
  /** The insurer's systems, in the place of either. */
  readonly systems?: Systems;
  /** Milliseconds such a system may take. */
  readonly systemTimeout?: number;
  /** How what is registered leaves for the core system of the insurer; nothing does without. */
  readonly handover?: Handover | undefined;
  /** Between 0 and 1: by how much a pause between two attempts to hand over differs. */
  readonly random?: () => number;
  /** The secret shared with those who send visitors with landing tokens; nobody's without it. */
  readonly landingKey?: string | undefined;
  /** The secret in whose place that has come; what is signed by it is still taken. */
  readonly landingKeyBefore?: string | undefined;
  /** What whoever reads the measures shows; nobody reads them without. */
  readonly metricsKey?: string | undefined;
  /** Where users sign in; the embedded provider by default. */
  readonly signIn?: SignInOptions | undefined;
  /** Address of a clamd daemon, or `awaited` where files wait for one to be named; without it only the EICAR test virus is found. */
  readonly clamd?: string | undefined;
  /** Address of the address search, with `{query}` in it. */
  readonly mapSearch?: string | undefined;
  /** Address of what tells the address of a point, with `{lat}` and `{lng}` in it. */
  readonly mapAddress?: string | undefined;
  /** Address of the gateway that sends text messages; none are sent without. */
  readonly smsGateway?: string | undefined;
  /** Address of the mail server. */
  readonly smtp?: string | undefined;
  /** Messages that nothing sends are kept and shown to anybody at /outbox. */
  readonly hasOutbox?: boolean;
  /** Milliseconds the address search may take. */
  readonly mapTimeout?: number;
  /** Folder of the built browser app, and what draws its pages beforehand. */
  readonly assets?: string | undefined;
  readonly drawing?: PageRenderer | undefined;
  readonly build?: BuildInfo;
  readonly log?: LogOptions | undefined;
  /** No limit without it. */
  readonly rateLimit?: RateLimit | undefined;
  /** What one caller may ask, where it differs from the usual. */
  readonly limits?: Limits | undefined;
  /** Whether the numbers asked for from one address are counted; by default they are. */
  readonly limitsAddresses?: boolean | undefined;
  /** How late the process may be before it refuses calls; no limit without it. */
  readonly loadLimit?: LoadLimit | undefined;
  readonly polling?: Polling;
  /** Milliseconds in which a request must have arrived as a whole. */
  readonly requestTimeout?: number;
  /** Milliseconds in which something must go over a connection. */
  readonly idleTimeout?: number;
  /** Milliseconds that a finalise process belongs to the service that took it. */
  readonly lease?: number;
  /** Who in front is trusted about the address and protocol of a request; nobody by default. */
  readonly trustProxy?: TrustedProxies | undefined;
  /** Milliseconds between two looks for files that wait for the virus scanner, and for messages that are due. */
  readonly wakeInterval?: number;
  /** Milliseconds between two looks whether a clock was set back. */
  readonly clockInterval?: number | undefined;
  /** Milliseconds between two questions whether the tab behind a socket is still there. */
  readonly liveBeat?: number | undefined;
  /** How long what has ended is kept; it is not swept without. */
  readonly retention?: Retention;
  /** How the service waits where an answer must not come too soon; by the clock by default. */
  readonly pause?: (time: number) => Promise<unknown>;
  /** What operators do by two only; each does all of it alone without. */
  readonly fourEyes?: readonly FourEyesAct[] | undefined;
  /** When one of them may do alone what takes two; never without. */
  readonly breakGlass?: NightHours | undefined;
  /** Whether the service is reached over TLS. */
  readonly isTls?: boolean;
  /** What all processes on the database should have alike; nothing is compared without. */
  readonly shared?: SharedSettings;
  /** Shows the contract and a page to read it; by default it does. */
  readonly showsContract?: boolean;
}
