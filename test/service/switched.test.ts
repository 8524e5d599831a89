import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FeatureShare } from '#machines/service/switches/feature.ts';
import { switched } from '#machines/service/switches/switched.ts';
import type { Switch } from '#machines/service/switches/switch.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { featureOf } from '#server/switches/featureOf.ts';

const at = new Date('2026-11-20T08:00:00Z');
const until = new Date('2026-11-21T08:00:00Z');
const place = { cs: 'Brno', sk: 'Brno', en: 'Brno' };
const days = { from: '2026-11-18', to: '2026-11-18' };
const lane = { key: 'HAIL-2026-11-18-BRNO', event: 'HAIL', lines: ['car'], ...days, place } as const;
const opened = { ...lane, opens: at.toISOString(), closes: until.toISOString() };
const ofFile = { ...opened, key: 'STORM-2026-11-01-PRAHA', opens: '2026-11-01T00:00:00Z' };
const configuration = { ...defaultConfiguration, lanes: [ofFile] };
const text = { cs: 'Dnes později.', sk: 'Dnes neskôr.', en: 'Later today.' };
const by = (...switches: readonly Switch[]) =>
  switched(
    configuration,
    switches.map((one) => ({ switch: one, at, until })),
  );

describe('the configuration with switches', () => {
  test('is as the file has it where none is on', () => {
    expect(by()).toEqual(configuration);
  });

  test.each<[string, Switch, Partial<typeof configuration>]>([
    [
      'without a line that is off',
      { kind: 'LINE', line: 'life' },
      { productLines: ['car', 'property', 'liability', 'uniflow'] },
    ],
    ['with an event lane that was opened', { kind: 'LANE', lane }, { lanes: [ofFile, opened] }],
    [
      'with the opened lane in the place of one of the file',
      { kind: 'LANE', lane: { ...lane, key: ofFile.key } },
      { lanes: [{ ...opened, key: ofFile.key }] },
    ],
    ['without a lane of the file that was shut', { kind: 'NO_LANE', lane: ofFile.key }, { lanes: [] }],
    ['with a sentence for everybody', { kind: 'BANNER', text }, { banner: text }],
  ])('is %s', (_, one, changed) => {
    const { productLines, ...others } = by(one);
    const { productLines: lines = configuration.productLines, ...expected } = changed;
    expect(productLines.toSorted()).toEqual([...lines].toSorted());
    expect(others).toEqual({ ...withoutLines, ...expected });
  });

  test('has the share of a feature that was switched instead of the one of the file', () => {
    const feature = 'SELF_INSPECTION';
    const set: FeatureShare = { feature, lines: ['car'], origins: [], share: 10 };
    const given = { ...configuration, features: [{ ...set, share: 50 }] };
    expect(switched(given, [{ switch: { kind: 'FEATURE', of: set }, at, until }]).features).toEqual([set]);
  });
});

const { productLines: _, ...withoutLines } = configuration;

describe('a feature', () => {
  const report = { uuid: randomUUID(), claim_type: 'car', referer: null, created_at: until } as const;
  const share = (more: Partial<FeatureShare> = {}): FeatureShare => ({
    feature: 'SELF_INSPECTION',
    lines: ['car'],
    origins: [],
    share: 100,
    ...more,
  });

  test.each<[string, Partial<FeatureShare>, object, boolean]>([
    ['is for a report of a line that it is for', {}, {}, true],
    ['is not for a report of another line', {}, { claim_type: 'life' }, false],
    ['is for one that comes from where it is for', { origins: ['CLICK'] }, { referer: 'CLICK' }, true],
    ['is not for one from elsewhere', { origins: ['CLICK'] }, { referer: 'PARTNER' }, false],
    ['is for nobody at none of a hundred', { share: 0 }, {}, false],
    ['stays with who had it when it was switched', { share: 0 }, { created_at: new Date(0) }, true],
    [
      'that nobody was told of is taken at once',
      { feature: 'AUTO_REGISTRATION', share: 0 },
      { created_at: new Date(0) },
      false,
    ],
  ])('%s', (_name, set, one, expected) => {
    const of = share(set);
    expect(featureOf([{ of, at }], of.feature, { ...report, ...one })).toBe(expected);
  });

  test('is for all where nothing is set, and for those that a smaller share is for', () => {
    const reports = Array.from({ length: 400 }, () => ({ ...report, uuid: randomUUID() }));
    const having = (part: number) =>
      reports.filter((one) => featureOf([{ of: share({ share: part }) }], 'SELF_INSPECTION', one));
    expect(reports.every((one) => featureOf([], 'SELF_INSPECTION', one))).toBe(true);
    const [few, many] = [having(30), having(60)];
    expect(few.filter((one) => !many.includes(one))).toEqual([]);
    expect(few.length).toBeGreaterThan(60);
    expect(many.length).toBeLessThan(340);
    expect(few.length).toBeLessThan(many.length);
  });
});
