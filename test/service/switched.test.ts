import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FeatureShare } from '#machines/service/switches/feature.ts';
import { switched } from '#machines/service/switches/switched.ts';
import type { Switch } from '#machines/service/switches/switch.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { featureOf, type SetShare } from '#server/switches/featureOf.ts';

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

const now = new Date('2026-11-20T12:00:00Z');
const report = { uuid: randomUUID(), claim_type: 'car', referer: null, created_at: now } as const;
const secret = 'known to nobody';

describe('a feature', () => {
  const share = (more: Partial<FeatureShare> = {}): FeatureShare => ({
    feature: 'SELF_INSPECTION',
    lines: ['car'],
    origins: [],
    share: 0,
    ...more,
  });
  const early = { created_at: new Date('2026-11-20T07:00:00Z') };

  test.each<[string, Partial<FeatureShare>, object, boolean]>([
    ['is kept from a report of a line that is meant', {}, {}, false],
    ['is for one of another line', {}, { claim_type: 'life' }, true],
    ['is kept from one that comes from where is meant', { origins: ['CLICK'] }, { referer: 'CLICK' }, false],
    ['is for one from elsewhere', { origins: ['CLICK'] }, { referer: 'PARTNER' }, true],
    ['is for everybody at a hundred of a hundred', { share: 100 }, {}, true],
    ['stays with who had it when it was switched', {}, early, true],
    ['that nobody was told of is taken at once', { feature: 'AUTO_REGISTRATION' }, early, false],
  ])('%s', (_name, set, one, expected) => {
    const of = share(set);
    const setting = { shares: [{ of, from: at, until }], secret, now };
    expect(featureOf(setting, of.feature, { ...report, ...one })).toBe(expected);
  });

  test('stays as it was when a report was begun, whatever is switched or ends since', () => {
    const all = share({ share: 100 });
    const later = new Date('2026-11-20T10:00:00Z');
    const ended = { of: share(), from: at, until: later };
    const begunMeanwhile = { ...report, created_at: new Date('2026-11-20T09:00:00Z') };
    const has = (shares: readonly SetShare[]) =>
      featureOf({ shares, secret, now }, 'SELF_INSPECTION', begunMeanwhile);
    expect(has([ended])).toBe(false);
    expect(has([{ of: all, from: later }, ended])).toBe(false);
    expect(
      has([
        { of: share(), from: later },
        { of: all, from: at, until: later },
      ]),
    ).toBe(true);
    expect(has([{ of: all, from: later }, { of: share() }])).toBe(false);
  });

  test('is for all where nothing is set, and for those that a smaller share is for, drawn by a secret', () => {
    const reports = Array.from({ length: 400 }, () => ({ ...report, uuid: randomUUID() }));
    const having = (part: number, by = secret) =>
      reports.filter((one) =>
        featureOf({ shares: [{ of: share({ share: part }) }], secret: by, now }, 'SELF_INSPECTION', one),
      );
    const none = { shares: [], secret, now };
    expect(reports.every((one) => featureOf(none, 'SELF_INSPECTION', one))).toBe(true);
    const [few, many] = [having(30), having(60)];
    expect(few.filter((one) => !many.includes(one))).toEqual([]);
    expect(few.length).toBeGreaterThan(60);
    expect(many.length).toBeLessThan(340);
    expect(few.length).toBeLessThan(many.length);
    expect(having(30, 'another')).not.toEqual(few);
  });
});
