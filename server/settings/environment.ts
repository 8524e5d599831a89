import { join } from 'node:path';
import type { NightHours } from '#machines/service/sales/nightHours.ts';
import type { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { Environment, secrets, variables } from './environmentSchema.ts';
import {
  databaseOf,
  issuerOf,
  keyBeforeOf,
  mapOf,
  registersOf,
  s3Of,
  scannerOf,
} from './environmentParts.ts';
import { everyProblem } from './everyProblem.ts';
import { handoverOf } from './handoverVariables.ts';
import { readConfiguration } from './configurationFile.ts';
import { readLimits } from './readLimits.ts';
import { isThisMachine } from './thisMachine.ts';
import { withSecretFiles } from './secretFiles.ts';
import { settingDigests } from './settingDigests.ts';
import { misspeltIn, variablesIn } from './variables.ts';
import type { SharedSettings } from '#server/instances/instance.ts';
import type { SignInOptions } from '#server/signIn/provider.ts';
import type { TrustedProxies } from '#server/http/http.ts';
import type { StopBounds } from '#server/http/stopping.ts';
import type { LoadLimit } from '#server/http/load/loadLimit.ts';
import type { Limits } from '#server/http/limits.ts';
import type { RateLimit } from '#server/http/rateLimits.ts';
import type { Retention } from '#server/retention/sweep.ts';
import type { S3Place } from '#server/documents/s3Store.ts';
import type { RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import type { Handover } from '#server/handover/place.ts';
import type { DatabasePlace } from '#server/store/database.ts';

const minute = 60_000;

/** What the environment says, in the names of the service. */
export interface Settings {
  readonly port: number;
  /** Undefined for every address of the machine. */
  readonly host: string | undefined;
  /** True where nobody but this machine reaches the service. */
  readonly isAlone: boolean;
  readonly database: DatabasePlace;
  /** Where the registers of the insurer answer, undefined where our own do. */
  readonly registers: RegistersPlace | undefined;
  /** Undefined where nothing leaves the service. */
  readonly handover: Handover | undefined;
  readonly documentsFolder: string;
  readonly s3: S3Place | undefined;
  /** `awaited` where one is still to be named, undefined where none is meant. */
  readonly clamd: string | undefined;
  readonly mapSearch: string | undefined;
  readonly mapAddress: string | undefined;
  readonly smsGateway: string | undefined;
  readonly smtp: string | undefined;
  readonly hasOutbox: boolean;
  readonly signIn: SignInOptions;
  readonly landingKey: string | undefined;
  /** The key before it, whose tokens are still taken. */
  readonly landingKeyBefore: string | undefined;
  readonly metricsKey: string | undefined;
  /** Address of the collector of traces; none are written without. */
  readonly traces: string | undefined;
  /** What operators do by two only. */
  readonly fourEyes: readonly FourEyesAct[];
  /** When one of them may do alone what takes two. */
  readonly breakGlass: NightHours | undefined;
  /** Where the key of this start is kept, where no other is given. */
  readonly landingKeyFile: string;
  readonly publicUrl: string;
  readonly configuration: Configuration;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly limits: Limits;
  readonly rateLimit: RateLimit | undefined;
  readonly loadLimit: LoadLimit | undefined;
  readonly trustProxy: TrustedProxies | undefined;
  readonly isTls: boolean;
  readonly showsContract: boolean;
  readonly retention: Retention;
  readonly stop: StopBounds;
  /** What all processes on a database should have alike. */
  readonly shared: SharedSettings;
}

/**
 * The settings of the service, read from the environment.
 *
 * @throws Error with a sentence for each variable that is wrong, all at once
 */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Settings {
  const data = readForms(given);
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  const { host, isAlone } = reachOf(data, publicUrl);
  const { reading, end } = everyProblem();
  const configuration = reading(() => readConfiguration(data.CONFIGURATION, data.MAP_TILES));
  const limits = reading(() => readLimits(data.LIMITS));
  const issuer = reading(() => issuerOf(data, isAlone));
  const database = reading(() => databaseOf(data, isAlone));
  const registers = reading(() => registersOf(data));
  const handover = reading(() => handoverOf(data, data.SEED ?? isAlone));
  const s3 = reading(() => s3Of(data));
  const map = reading(() => mapOf(data));
  const landingKeyBefore = reading(() => keyBeforeOf(data));
  end();
  return {
    port: data.PORT,
    host,
    isAlone,
    database: database(),
    registers: registers(),
    handover: handover(),
    documentsFolder: join(data.DATA_DIR, 'documents'),
    s3: s3(),
    clamd: scannerOf(data, isAlone),
    ...map(),
    smsGateway: data.SMS_GATEWAY,
    smtp: data.SMTP_URL,
    // Whoever tries the product on one machine sends nothing; what serves people must not show their codes.
    hasOutbox: data.OUTBOX ?? (isAlone && data.SMTP_URL === undefined),
    signIn: {
      issuer: issuer(),
      clientId: data.OIDC_CLIENT_ID,
      clientSecret: data.OIDC_CLIENT_SECRET,
      scope: data.OIDC_SCOPE,
      publicUrl,
    },
    landingKey: data.LANDING_KEY,
    landingKeyBefore: landingKeyBefore(),
    metricsKey: data.METRICS_KEY,
    traces: data.TRACES_URL,
    fourEyes: data.FOUR_EYES,
    breakGlass: data.BREAK_GLASS,
    landingKeyFile: join(data.DATA_DIR, 'landing.key'),
    publicUrl,
    configuration: configuration(),
    logLevel: data.LOG_LEVEL,
    limits: limits(),
    rateLimit: data.RATE_LIMIT === 0 ? undefined : { max: data.RATE_LIMIT, window: minute },
    loadLimit: {
      delay: data.MAX_DELAY || undefined,
      room: data.MAX_CALLS === 0 ? undefined : { calls: data.MAX_CALLS, wait: 1000, answer: 500, least: 24 },
    },
    trustProxy: data.TRUST_PROXY,
    isTls: data.TLS,
    showsContract: data.CONTRACT,
    retention: {
      drafts: data.KEEP_DRAFTS_DAYS,
      discarded: data.KEEP_DISCARDED_DAYS,
      sessions: data.KEEP_SESSIONS_DAYS,
      helpdesk: data.KEEP_HELPDESK_DAYS,
      sent: data.KEEP_SENT_DAYS,
      traffic: data.KEEP_TRAFFIC_DAYS,
    },
    // Nobody sends calls to whoever tries the product, and nobody wants to wait there.
    stop: { delay: data.STOP_DELAY ?? (isAlone ? 0 : 3000), patience: data.STOP_PATIENCE },
    shared: {
      digests: settingDigests(data, configuration(), limits()),
      made: issuer() === undefined ? ['OIDC_ISSUER'] : [],
    },
  };
}

/**
 * Where the service listens, and whether this machine alone reaches it. What says nothing of others serves nobody else: somebody tries
 * it.
 */
function reachOf(data: Environment, publicUrl: string): { host: string | undefined; isAlone: boolean } {
  const isTried =
    !(data.TLS || data.TRUST_PROXY || data.DATABASE_URL) && isThisMachine(new URL(publicUrl).hostname);
  const host = data.HOST ?? (isTried ? '127.0.0.1' : undefined);
  return { host, isAlone: isTried && host !== undefined && isThisMachine(host) };
}

/**
 * The variables by their forms, whatever some of them need of others.
 *
 * @throws Error with a sentence for each that is misspelt, has no secret in its file or another form
 */
function readForms(given: Readonly<Record<string, string | undefined>>): Environment {
  const { reading, note, end } = everyProblem();
  const said = variablesIn(given);
  for (const sentence of misspeltIn(said, variables)) note(sentence);
  const withSecrets = reading(() => withSecretFiles(said, secrets), said);
  const read = Environment.safeParse(withSecrets());
  for (const { path, message } of read.error?.issues ?? [])
    note(`${path.join('.')} in the environment: ${message}.`);
  end();
  if (!read.success) throw read.error;
  return read.data;
}
