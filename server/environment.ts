import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import type { Configuration } from '../machines/service/configuration.ts';
import { configured } from './defaultConfiguration.ts';
import type { SignInOptions } from './auth/signIn/provider.ts';
import type { TrustedProxies } from './appOptions.ts';
import type { LoadLimit } from './loadLimit.ts';
import type { RateLimit } from './rateLimits.ts';
import { defaultRetention, type Retention } from './retention/sweep.ts';
import type { DatabasePlace } from './store/database.ts';

const minute = 60_000;
const text = z.string().min(1).optional();
const day = 24 * 60 * minute;
/** A number of days, read as milliseconds. */
const days = (time: number) =>
  z.coerce
    .number()
    .min(0)
    .default(time / day)
    .transform((count) => count * day);
const flag = z.stringbool().default(false);

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: text,
  CLAMD: text,
  S3_ENDPOINT: text,
  S3_BUCKET: text,
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** Template of the map tiles, in the place of the configured one. */
  MAP_TILES: text,
  /** Address search that answers like Nominatim, with `{query}` in it; a key in it stays with the service. */
  MAP_SEARCH: z.url().includes('{query}').optional(),
  /** Tells the address of a point as Nominatim does, with `{lat}` and `{lng}` in it; goes with MAP_SEARCH. */
  MAP_ADDRESS: z.url().includes('{lat}').includes('{lng}').optional(),
  /** Takes text messages as `{ to, text }`. */
  SMS_GATEWAY: z.url().optional(),
  /** Takes e-mails: `smtps://user:password@host?from=sender`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Keeps messages that nothing sends, and shows them to anybody at /outbox. */
  OUTBOX: z.stringbool().optional(),
  /** The secret shared with those who send visitors with landing tokens. */
  LANDING_KEY: z.string().min(32).optional(),
  /** Where browsers reach the service. */
  PUBLIC_URL: z.url().optional(),
  /** The provider of identities, or `none`; the embedded one, for development, without it. */
  OIDC_ISSUER: z.literal('none').or(z.url()).optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('hlaska'),
  OIDC_CLIENT_SECRET: text,
  OIDC_SCOPE: z.string().min(1).default('openid profile email phone'),
  /** Path of a JSON file with configuration values that replace the default ones. */
  CONFIGURATION: text,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** Calls from one address in a minute; 0 for no limit. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  /** Milliseconds by which the process may be behind before it refuses calls; 0 for no limit. */
  MAX_DELAY: z.coerce.number().int().min(0).default(3000),
  /** How many proxies stand in front, or their addresses and networks. */
  TRUST_PROXY: z.string().default('').transform(readProxies),
  TLS: flag,
  KEEP_DRAFTS_DAYS: days(defaultRetention.drafts),
  KEEP_DISCARDED_DAYS: days(defaultRetention.discarded),
  KEEP_SESSIONS_DAYS: days(defaultRetention.sessions),
  KEEP_HELPDESK_DAYS: days(defaultRetention.helpdesk),
  KEEP_SENT_DAYS: days(defaultRetention.sent),
});

const none = /^(?:|0|false|no|off)$/i;
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const length = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= length);
  return named.has(text) || (length > 0 && isWhole && more.length === 0);
}

// "Yes" would mean all of them, and then whoever asks writes the address they ask from.
function readProxies(value: string, context: z.RefinementCtx): TrustedProxies | undefined {
  if (none.test(value.trim())) return undefined;
  if (/^\d{1,2}$/.test(value.trim())) return Number(value);
  const proxies = value.split(',').map((one) => one.trim());
  if (proxies.every(isNetwork)) return proxies;
  context.addIssue('a number of proxies, or their addresses or networks separated by commas, is expected');
  return z.NEVER;
}

const Values = z.record(z.string(), z.unknown());

/** Where S3-compatible storage is. */
export interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What the environment says, in the names of the service. */
export interface Settings {
  readonly port: number;
  readonly host: string | undefined;
  readonly database: DatabasePlace;
  readonly documentsFolder: string;
  readonly s3: S3Place | undefined;
  readonly clamd: string | undefined;
  readonly mapSearch: string | undefined;
  readonly mapAddress: string | undefined;
  readonly smsGateway: string | undefined;
  readonly smtp: string | undefined;
  readonly hasOutbox: boolean;
  readonly signIn: SignInOptions;
  readonly landingKey: string | undefined;
  /** Where the key of this start is kept, where no other is given. */
  readonly landingKeyFile: string;
  readonly publicUrl: string;
  readonly configuration: Configuration;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly rateLimit: RateLimit | undefined;
  readonly loadLimit: LoadLimit | undefined;
  readonly trustProxy: TrustedProxies | undefined;
  readonly isTls: boolean;
  readonly retention: Retention;
}

/**
 * The settings of the service, read from the environment.
 *
 * @throws Error with a sentence that names the variable
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Settings {
  const read = Environment.safeParse(variables);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.')} in the environment: ${issue?.message}.`);
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    database: data.DATABASE_URL ? { url: data.DATABASE_URL } : { folder: data.DATA_DIR },
    documentsFolder: join(data.DATA_DIR, 'documents'),
    s3: s3Of(data),
    clamd: data.CLAMD,
    ...mapOf(data),
    smsGateway: data.SMS_GATEWAY,
    smtp: data.SMTP_URL,
    // Whoever tries the product on one machine sends nothing; what serves people must not show their codes.
    hasOutbox: data.OUTBOX ?? !(data.TLS || data.TRUST_PROXY || data.DATABASE_URL || data.SMTP_URL),
    signIn: {
      // Whoever comes to the embedded one may be anybody: it is not for the internet.
      issuer: data.OIDC_ISSUER ?? (data.TLS ? 'none' : undefined),
      clientId: data.OIDC_CLIENT_ID,
      clientSecret: data.OIDC_CLIENT_SECRET,
      scope: data.OIDC_SCOPE,
      publicUrl: publicUrlOf(data),
    },
    landingKey: data.LANDING_KEY,
    landingKeyFile: join(data.DATA_DIR, 'landing.key'),
    publicUrl: publicUrlOf(data),
    configuration: readConfiguration(data.CONFIGURATION, data.MAP_TILES),
    logLevel: data.LOG_LEVEL,
    rateLimit: data.RATE_LIMIT === 0 ? undefined : { max: data.RATE_LIMIT, window: minute },
    loadLimit: data.MAX_DELAY === 0 ? undefined : { delay: data.MAX_DELAY },
    trustProxy: data.TRUST_PROXY,
    isTls: data.TLS,
    retention: {
      drafts: data.KEEP_DRAFTS_DAYS,
      discarded: data.KEEP_DISCARDED_DAYS,
      sessions: data.KEEP_SESSIONS_DAYS,
      helpdesk: data.KEEP_HELPDESK_DAYS,
      sent: data.KEEP_SENT_DAYS,
    },
  };
}

const publicUrlOf = ({ PUBLIC_URL, PORT }: z.infer<typeof Environment>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

function s3Of(data: z.infer<typeof Environment>): S3Place | undefined {
  if (data.S3_ENDPOINT === undefined) return undefined;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  return { endpoint: data.S3_ENDPOINT, bucket, region: data.S3_REGION, accessKeyId, secretAccessKey };
}

// Who names an address search of their own tells nobody else where a reporter points either.
function mapOf({ MAP_SEARCH: mapSearch, MAP_ADDRESS: mapAddress }: z.infer<typeof Environment>) {
  if ((mapSearch === undefined) !== (mapAddress === undefined))
    throw new Error('MAP_SEARCH and MAP_ADDRESS need each other.');
  return { mapSearch, mapAddress };
}

function readConfiguration(path: string | undefined, mapTiles: string | undefined): Configuration {
  try {
    const values = Values.parse(path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8')));
    return configured({ ...values, ...(mapTiles && { mapTiles }) });
  } catch (cause) {
    throw new Error(`The configuration in ${path ?? 'MAP_TILES'} cannot be used.`, { cause });
  }
}
