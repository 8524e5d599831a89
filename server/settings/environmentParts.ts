import type { S3Place } from '#server/documents/s3Store.ts';
import { awaited } from '#server/documents/scan.ts';
import type { RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import type { DatabasePlace } from '#server/store/database.ts';
import type { Environment } from './environmentSchema.ts';

/**
 * Where the data is stored.
 *
 * @throws Error with a sentence that names the variables
 */
export function databaseOf(data: Environment, isAlone: boolean): DatabasePlace {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_ANNOUNCES: announces } = data;
  // Nobody who is served must meet invented people that nobody asked for.
  const seeds = data.SEED ?? isAlone;
  if (url !== undefined) return { url, direct, announces, seeds };
  if (direct !== undefined)
    throw new Error('DATABASE_DIRECT_URL needs the DATABASE_URL beside it that leads through a pooler.');
  return { folder: data.DATA_DIR, seeds };
}

/**
 * Where the registers of the insurer answer, undefined where our own do.
 *
 * @throws Error with a sentence that names the variables
 */
export function registersOf(data: Environment): RegistersPlace | undefined {
  const { REGISTERS_URL: url, REGISTERS_KEY: key, REGISTERS_TIMEOUT: timeout } = data;
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined || key === undefined)
    throw new Error('REGISTERS_URL and REGISTERS_KEY need each other.');
  return { url, key, timeout };
}

/**
 * The key of landings in whose place another has come.
 *
 * @throws Error with a sentence that names the variables
 */
export function keyBeforeOf({
  LANDING_KEY: key,
  LANDING_KEY_BEFORE: before,
}: Environment): string | undefined {
  if (before !== undefined && key === undefined)
    throw new Error('LANDING_KEY_BEFORE needs the LANDING_KEY beside it that takes its place.');
  return before;
}

/**
 * Where users sign in, undefined for the embedded provider, which others reach only where it was asked for: whoever comes to it may be
 * anybody.
 *
 * @throws Error with a sentence that names the variables
 */
export function issuerOf({ OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: secret }: Environment, isAlone: boolean) {
  if (secret !== undefined && (issuer === undefined || issuer === 'none' || issuer === 'embedded'))
    throw new Error('OIDC_CLIENT_SECRET needs an OIDC_ISSUER beside it that knows it.');
  if (issuer === undefined) return isAlone ? undefined : 'none';
  return issuer === 'embedded' ? undefined : issuer;
}

/** The virus scanner. Where people are served, one that nobody named was forgotten: what they upload waits for it. */
export function scannerOf({ CLAMD: clamd }: Environment, isAlone: boolean): string | undefined {
  if (clamd === 'none') return undefined;
  return clamd ?? (isAlone ? undefined : awaited);
}

const s3Names = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The store of documents that is no folder.
 *
 * @throws Error with a sentence that names the variables
 */
export function s3Of(data: Environment): S3Place | undefined {
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

/**
 * The address search. Who names one of their own tells nobody else where a reporter points either.
 *
 * @throws Error with a sentence that names the variables
 */
export function mapOf({ MAP_SEARCH: mapSearch, MAP_ADDRESS: mapAddress }: Environment) {
  if ((mapSearch === undefined) !== (mapAddress === undefined))
    throw new Error('MAP_SEARCH and MAP_ADDRESS need each other.');
  return { mapSearch, mapAddress };
}
