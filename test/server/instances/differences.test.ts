import { describe, expect, test } from 'vitest';
import { countInstances, differencesFrom, differingIn } from '#server/instances/differences.ts';
import { instanceOf, type Instance } from '#server/instances/instance.ts';

const own: Instance = { id: 'own', build: 'a1', settings: { TLS: 'on', CLAMD: 'here' } };
const other = (differing: Partial<Instance>): Instance => ({ ...own, id: 'other', ...differing });

describe('what differs between processes on one database', () => {
  test.each<[string, readonly Instance[], readonly object[]]>([
    ['is nothing where there is one', [], []],
    ['is nothing where the others are alike', [other({}), other({})], []],
    ['is the build', [other({ build: 'b2' })], [{ other: 'b2' }]],
    ['is told once of many', [other({ build: 'b2' }), other({ build: 'b2' })], [{ other: 'b2' }]],
    [
      'is each setting by its name',
      [other({ settings: { TLS: 'off', CLAMD: 'there' } })],
      [
        { setting: 'TLS', other: 'off' },
        { setting: 'CLAMD', other: 'there' },
      ],
    ],
    [
      'is each value of a setting',
      [other({ settings: { TLS: 'off' } }), other({ settings: { TLS: 'perhaps' } })],
      [
        { setting: 'TLS', other: 'off' },
        { setting: 'TLS', other: 'perhaps' },
      ],
    ],
    ['is no setting that only one release knows', [other({ settings: { TLS: 'on', NEW: '1' } })], []],
  ])('%s', (_, others, differences) => {
    expect(differencesFrom(own, others)).toEqual(differences);
  });

  test('is named by the settings that two of them know and have otherwise', () => {
    expect(
      differingIn([
        { TLS: 'on', CLAMD: 'here', LIMITS: '1' },
        { TLS: 'off', CLAMD: 'here' },
        { TLS: 'on', CLAMD: 'there', NEW: '1' },
      ]),
    ).toEqual(['CLAMD', 'TLS']);
  });

  test('is counted by processes', () => {
    expect(
      countInstances(own, [
        other({}),
        other({ build: 'b2' }),
        other({ build: 'c3', settings: { TLS: 'off', CLAMD: 'there' } }),
      ]),
    ).toEqual({ all: 4, byBuild: 2, bySettings: 1 });
  });

  test('is a key that each makes by itself, and that no two can have alike', () => {
    const shared = { digests: { LANDING_KEY: 'none', TLS: 'on' }, made: ['LANDING_KEY'] };
    expect(differencesFrom(instanceOf('one', 'a1', shared), [instanceOf('two', 'a1', shared)])).toEqual([
      { setting: 'LANDING_KEY', other: 'two' },
    ]);
  });
});
