import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/settings/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'digests-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const digestsOf = (variables: Readonly<Record<string, string>>) => readEnvironment(variables).shared.digests;

/** The settings whose digests differ between two environments. */
const differing = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) => {
  const [ours, theirs] = [digestsOf(one), digestsOf(other)];
  expect(Object.keys(ours)).toEqual(Object.keys(theirs));
  return Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
};

const key = 'a secret that all processes have alike';
const hotline = { hotline: '+420 841 000 000', productLines: ['car'] };

describe('the digests of settings', () => {
  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, readonly string[]]>([
    ['one variable', { TLS: 'true' }, {}, ['TLS']],
    ['one that only one of them gives', { SMS_GATEWAY: 'https://sms.example' }, {}, ['SMS_GATEWAY']],
    ['the same written otherwise', { TLS: 'true', TRUST_PROXY: '1' }, { TLS: 'yes', TRUST_PROXY: ' 1' }, []],
    ['a secret in a file', { LANDING_KEY: key }, { LANDING_KEY_FILE: file('key', `${key}\n`) }, []],
    ['another secret', { LANDING_KEY: key }, { LANDING_KEY: `${key}!` }, ['LANDING_KEY']],
    [
      'a key of the configuration',
      { CONFIGURATION: file('one.json', JSON.stringify(hotline)) },
      {},
      ['CONFIGURATION.productLines', 'CONFIGURATION.hotline'],
    ],
    [
      'the same configuration elsewhere, in another order',
      { CONFIGURATION: file('this.json', '{"dependentFields": {"incidentDate": [], "policyNumber": []}}') },
      { CONFIGURATION: file('that.json', '{"dependentFields": {"policyNumber": [], "incidentDate": []}}') },
      [],
    ],
    ['a limit', { LIMITS: file('limits.json', '{"trustsSignedIn": false}') }, {}, ['LIMITS.trustsSignedIn']],
    [
      'what each process may have of its own',
      { PORT: '3001', HOST: '127.0.0.1', DATA_DIR: '/data', LOG_LEVEL: 'debug', MAX_CALLS: '40' },
      { MAX_DELAY: '500', STOP_DELAY: '100' },
      [],
    ],
  ])('tell %s', (_, one, other, names) => {
    expect(differing(one, other)).toEqual(names);
  });

  test('hold no value, and of a secret too little to find it by trying', () => {
    const digests = digestsOf({
      SMTP_URL: 'smtp://user:password@mail.example',
      LANDING_KEY: key,
      TLS: 'true',
    });
    expect(digests).toMatchObject({
      SMTP_URL: expect.stringMatching(/^[\da-f]{4}$/),
      LANDING_KEY: expect.stringMatching(/^[\da-f]{4}$/),
    });
    expect(Object.values(digests).filter((digest) => !/^[\da-f]{4}(?:[\da-f]{8})?$/.test(digest))).toEqual(
      [],
    );
    expect(Object.keys(digests)).not.toContain('DATABASE_URL');
  });
});
