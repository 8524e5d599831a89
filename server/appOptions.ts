import type { Flow } from '../machines/flow/flow.ts';
import type { Configuration } from '../machines/service/configuration.ts';
import type { PageDrawing } from '../machines/service/drawnPage.ts';
import type { SignInOptions } from './auth/signIn/provider.ts';
import type { DocumentStore } from './documents/documentStore.ts';
import type { LogOptions } from './logging.ts';
import type { Polling } from './process/processAnswer.ts';
import type { LoadLimit } from './loadLimit.ts';
import type { RateLimit } from './rateLimits.ts';
import type { BuildInfo } from './service.ts';
import type { Database } from './store/database.ts';
import type { Retention } from './retention/sweep.ts';
import type { Systems } from './systems/systems.ts';

/**
 * Proxies that are trusted about who asks: how many of them a request comes through, or their addresses and networks. What
 * stands before them in `x-forwarded-for` anybody may have written.
 */
export type TrustedProxies = number | readonly string[];

/** What the app is made from. Everything but the database and the documents has a default. */
export interface AppOptions {
  readonly database: Database;
  readonly documents: DocumentStore;
  readonly configuration?: Configuration;
  /** The clock of sessions and leases. What day it is for the checks, `machines/claim/clock.ts` tells. */
  readonly now?: () => Date;
  readonly flows?: readonly Flow[];
  /** The insurer's systems; the registers in the database by default. */
  readonly systems?: Systems;
  /** Milliseconds such a system may take. */
  readonly systemTimeout?: number;
  /** The secret shared with those who send visitors with landing tokens; nobody's without it. */
  readonly landingKey?: string | undefined;
  /** Where users sign in; the embedded provider by default. */
  readonly signIn?: SignInOptions | undefined;
  /** Address of a clamd daemon; without it only the EICAR test virus is found. */
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
  readonly drawing?: PageDrawing | undefined;
  readonly build?: BuildInfo;
  readonly log?: LogOptions | undefined;
  /** No limit without it. */
  readonly rateLimit?: RateLimit | undefined;
  /** Whether the numbers asked for from one address are counted; by default they are. */
  readonly limitsAddresses?: boolean | undefined;
  /** How late the process may be before it refuses calls; no limit without it. */
  readonly loadLimit?: LoadLimit | undefined;
  readonly polling?: Polling;
  /** Milliseconds in which a request must have arrived as a whole. */
  readonly requestTimeout?: number;
  /** Milliseconds that a process belongs to whoever took it. */
  readonly lease?: number;
  /** Who in front is trusted about the address and protocol of a request; nobody by default. */
  readonly trustProxy?: TrustedProxies | undefined;
  /** Milliseconds between two looks for files that wait for the virus scanner. */
  readonly wakeInterval?: number;
  /** How long what has ended is kept; it is not swept without. */
  readonly retention?: Retention;
  /** How the service waits where an answer must not come too soon; by the clock by default. */
  readonly pause?: (time: number) => Promise<unknown>;
  /** Whether the service is reached over TLS. */
  readonly isTls?: boolean;
}
