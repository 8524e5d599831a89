import { join } from 'node:path';
import type { NightHours } from '#machines/service/sales/nightHours.ts';
import type { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { Environment, secrets, variables } from './environmentSchema.ts';
import { handoverOf } from './handoverVariables.ts';
import { readConfiguration } from './configurationFile.ts';
import { readLimits } from './readLimits.ts';
import { isThisMachine } from './thisMachine.ts';
import { withSecretFiles } from './secretFiles.ts';
import { settingDigests } from './settingDigests.ts';
import { readVariables } from './variables.ts';
import type { SharedSettings } from '#server/instances/instance.ts';
import type { SignInOptions } from '#server/signIn/provider.ts';
import type { TrustedProxies } from '#server/http/http.ts';
import type { StopBounds } from '#server/http/stopping.ts';
import type { LoadLimit } from '#server/http/load/loadLimit.ts';
import type { Limits } from '#server/http/limits.ts';
import type { RateLimit } from '#server/http/rateLimits.ts';
import type { Retention } from '#server/retention/sweep.ts';
import type { S3Place } from '#server/documents/s3Store.ts';
import { awaited } from '#server/documents/scan.ts';
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
 * @throws Error with a sentence that names the variable
 */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Settings {
  const read = Environment.safeParse(withSecretFiles(readVariables(given, variables), secrets));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.')} in the environment: ${issue?.message}.`);
  }
  const { data } = read;
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  const { host, isAlone } = reachOf(data, publicUrl);
  const configuration = readConfiguration(data.CONFIGURATION, data.MAP_TILES);
  const limits = readLimits(data.LIMITS);
  const issuer = issuerOf(data, isAlone);
  return {
    port: data.PORT,
    host,
    isAlone,
    database: databaseOf(data, isAlone),
    registers: registersOf(data),
    handover: handoverOf(data, data.SEED ?? isAlone),
    documentsFolder: join(data.DATA_DIR, 'documents'),
    s3: s3Of(data),
    clamd: scannerOf(data, isAlone),
    ...mapOf(data),
    smsGateway: data.SMS_GATEWAY,
    smtp: data.SMTP_URL,
    // Whoever tries the product on one machine sends nothing; what serves people must not show their codes.
    hasOutbox: data.OUTBOX ?? (isAlone && data.SMTP_URL === undefined),
    signIn: {
      issuer,
      clientId: data.OIDC_CLIENT_ID,
      clientSecret: data.OIDC_CLIENT_SECRET,
      scope: data.OIDC_SCOPE,
      publicUrl,
    },
    landingKey: data.LANDING_KEY,
    landingKeyBefore: keyBeforeOf(data),
    metricsKey: data.METRICS_KEY,
    traces: data.TRACES_URL,
    fourEyes: data.FOUR_EYES,
    breakGlass: data.BREAK_GLASS,
    landingKeyFile: join(data.DATA_DIR, 'landing.key'),
    publicUrl,
    configuration,
    logLevel: data.LOG_LEVEL,
    limits,
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
      digests: settingDigests(data, configuration, limits),
      made: issuer === undefined ? ['OIDC_ISSUER'] : [],
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

function databaseOf(data: Environment, isAlone: boolean): DatabasePlace {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_ANNOUNCES: announces } = data;
  // Nobody who is served must meet invented people that nobody asked for.
  const seeds = data.SEED ?? isAlone;
  if (url !== undefined) return { url, direct, announces, seeds };
  if (direct !== undefined)
    throw new Error('DATABASE_DIRECT_URL needs the DATABASE_URL beside it that leads through a pooler.');
  return { folder: data.DATA_DIR, seeds };
}

function registersOf(data: Environment): RegistersPlace | undefined {
  const { REGISTERS_URL: url, REGISTERS_KEY: key, REGISTERS_TIMEOUT: timeout } = data;
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined || key === undefined)
    throw new Error('REGISTERS_URL and REGISTERS_KEY need each other.');
  return { url, key, timeout };
}

function keyBeforeOf({ LANDING_KEY: key, LANDING_KEY_BEFORE: before }: Environment): string | undefined {
  if (before !== undefined && key === undefined)
    throw new Error('LANDING_KEY_BEFORE needs the LANDING_KEY beside it that takes its place.');
  return before;
}

// Whoever comes to the embedded one may be anybody: others reach it only where it was asked for.
function issuerOf({ OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: secret }: Environment, isAlone: boolean) {
  if (secret !== undefined && (issuer === undefined || issuer === 'none' || issuer === 'embedded'))
    throw new Error('OIDC_CLIENT_SECRET needs an OIDC_ISSUER beside it that knows it.');
  if (issuer === undefined) return isAlone ? undefined : 'none';
  return issuer === 'embedded' ? undefined : issuer;
}

// Where people are served, a scanner that nobody named was forgotten: what they upload waits for it.
function scannerOf({ CLAMD: clamd }: Environment, isAlone: boolean): string | undefined {
  if (clamd === 'none') return undefined;
  return clamd ?? (isAlone ? undefined : awaited);
}

const s3Names = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function s3Of(data: Environment): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (data.S3_ENDPOINT === undefined) {
    const lone = s3Names.find((name) => data[name] !== undefined);
    if (lone !== undefined) throw new Error(`${lone} needs S3_ENDPOINT beside it.`);
    return undefined;
  }
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  return {
    endpoint: data.S3_ENDPOINT,
    bucket,
    region: data.S3_REGION ?? 'auto',
    accessKeyId,
    secretAccessKey,
  };
}

// Who names an address search of their own tells nobody else where a reporter points either.
function mapOf({ MAP_SEARCH: mapSearch, MAP_ADDRESS: mapAddress }: Environment) {
  if ((mapSearch === undefined) !== (mapAddress === undefined))
    throw new Error('MAP_SEARCH and MAP_ADDRESS need each other.');
  return { mapSearch, mapAddress };
}
