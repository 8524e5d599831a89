import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits, Limits } from '#server/http/limits.ts';
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
    ['{"callsOfSesion": {"max": 1}}', 'callsOfSesion'],
    ['{"callsOfSession": {"max": 0}}', 'callsOfSession.max'],
    ['{"trustedNetworks": ["everybody"]}', 'trustedNetworks.0 is no address and no network'],
    ['{"numbers": {"person": {"ofReport": "ten"}}}', 'numbers.person.ofReport'],
    ['{', 'limits.json cannot be used'],
  ])('that cannot be used are named: %s', (text, said) => {
    expect(() => read(text)).toThrow(said);
  });

  test('stand in the documentation, each by its name', () => {
    const told = readFileSync('docs/operating.md', 'utf8');
    const names = [
      ...Object.keys(Limits.shape),
      ...Object.keys(defaultLimits.numbers).map((name) => `numbers.${name}`),
      ...Object.keys(defaultLimits.uploads).map((name) => `uploads.${name}`),
    ].filter((name) => name !== 'numbers' && name !== 'uploads');
    expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});
