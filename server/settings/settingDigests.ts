import { hash } from 'node:crypto';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Limits } from '#server/http/limits.ts';
import { Environment, ofProcess, secrets } from './environmentSchema.ts';

/** Hexadecimal digits of a digest. */
const usual = 12;
/** Those of a secret tell too little for one to be found by trying, and miss one difference in 65,536. */
const ofSecret = 4;

/**
 * A digest of every setting that processes on one database should have alike, by its name: the variables of the environment, the keys
 * of the configuration and the limits. Files count by what they say and not by where they are.
 */
export function settingDigests(
  environment: Environment,
  configuration: Configuration,
  limits: Limits,
): Readonly<Record<string, string>> {
  const given: Readonly<Record<string, unknown>> = environment;
  // One that says nothing is a setting, too.
  const names = Object.keys(Environment.shape).filter((name) => !ofProcess.includes(name));
  return Object.fromEntries([
    ...names.map((name) => [name, digestOf(name, given[name])]),
    ...Object.entries(configuration).map(([key, value]) => within('CONFIGURATION', key, value)),
    ...Object.entries(limits).map(([key, value]) => within('LIMITS', key, value)),
  ]);
}

const within = (file: string, key: string, value: unknown): [string, string] => {
  const name = `${file}.${key}`;
  return [name, digestOf(name, value)];
};

const digestOf = (name: string, value: unknown): string =>
  hash('sha256', `${name}=${JSON.stringify(value, inOrder) ?? ''}`).slice(
    0,
    secrets.includes(name) ? ofSecret : usual,
  );

// Two files may say the same in another order.
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
