import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '#server/http/limits.ts';
import { readEnvironment } from '#server/settings/environment.ts';

describe('the limits of callers', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'limits-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    writeFileSync(join(folder, 'limits.json'), text);
    return readEnvironment({ LIMITS: join(folder, 'limits.json') }).limits;
  };

  test('are set one by one, the others stay', () => {
    const { numbers, ...others } = defaultLimits;
    expect(
      read(
        '{"trustedNetworks": ["192.0.2.0/24", "2001:db8::1"], "numbers": {"vehicle": {"ofAddress": 5000}}}',
      ),
    ).toEqual({
      ...others,
      trustedNetworks: ['192.0.2.0/24', '2001:db8::1'],
      numbers: { ...numbers, vehicle: { ...numbers.vehicle, ofAddress: 5000 } },
    });
  });

  test.each([
    ['{"callsOfSesion": {"max": 1}}', 'callsOfSesion is no limit, callsOfSession may be meant.'],
    ['{"numbers": {"plates": {}}}', 'numbers.plates is no limit.'],
    ['{"uploads": {"ofSesion": 3}}', 'uploads.ofSesion is no limit, uploads.ofSession may be meant.'],
    ['{"callsOfSession": {"max": 0}}', 'callsOfSession.max Too small: expected number to be >0.'],
    ['{"trustedNetworks": ["everybody"]}', 'trustedNetworks.0 is no address and no network.'],
    [
      '{"numbers": {"person": {"ofReport": "ten", "ofUsers": 1}}}',
      'numbers.person.ofReport Invalid input: expected number, received string; numbers.person.ofUsers is no limit, numbers.person.ofUser may be meant.',
    ],
    ['{', 'a JSON object is expected.'],
  ])('that cannot be used are named, with the reason and the nearest name: %s', (text, sentence) => {
    expect(() => read(text)).toThrow(
      new Error(`The limits in ${join(folder, 'limits.json')} cannot be used: ${sentence}`),
    );
  });
});
