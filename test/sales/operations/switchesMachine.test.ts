import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createBlock } from '#machines/sales/client/block.ts';
import { switchesMachine } from '#machines/sales/operations/switchesMachine.ts';
import {
  formOfSwitch,
  switchAsked,
  type SaidOfSwitch,
  type SwitchAsked,
  type WantedSwitch,
} from '#machines/sales/operations/wantedSwitch.ts';
import type { SetSwitch, Switches } from '#machines/service/sales/switchCalls.ts';
import { check } from '#machines/subject/issues/issue.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const on: SetSwitch = {
  key: 'line car',
  switch: { kind: 'LINE', line: 'car' },
  version: 3,
  by: 'Petra Provozní',
  words: 'Registr neodpovídá.',
  at: '2026-11-20T08:00:00.000Z',
  isOwn: false,
  seenUntil: '2026-11-20T09:00:00.000Z',
};
const line: WantedSwitch = { act: 'ON', kind: 'LINE' };
const said: SaidOfSwitch = { switchWords: 'Registr neodpovídá.', line: 'car', onFor: '4' };

const given = async (failure?: Failure) => {
  const asked: SwitchAsked[] = [];
  let loads = 0;
  const switches = createActor(
    createBlock<Switches>('switches').provide({
      actors: {
        load: fromPromise<Switches, undefined>(async () => {
          loads += 1;
          return { switches: [on], lanes: [] };
        }),
      },
    }),
    { input: {} },
  ).start();
  const operate = fromPromise<Switches, SwitchAsked>(async ({ input }) => {
    asked.push(input);
    if (failure) throw failure;
    return { switches: [], lanes: [] };
  });
  const actor = createActor(switchesMachine.provide({ actors: { operate } }), {
    input: { switches },
  }).start();
  await settle();
  const send = async (...events: readonly Parameters<typeof actor.send>[0][]) => {
    for (const one of events) actor.send(one);
    await settle();
    const { value, context } = actor.getSnapshot();
    return { value, outcome: context.outcome, failure: context.failure?.code, wanted: context.wanted };
  };
  return { send, asked, loads: () => loads };
};

describe('the switches of the page of operators', () => {
  test('ask for what and why, name the version that was seen, and are read again', async () => {
    const { send, asked, loads } = await given();
    expect((await send({ type: 'WANT', wanted: line })).value).toBe('asking');
    expect(await send({ type: 'ACT', said })).toEqual({
      value: 'idle',
      outcome: 'DONE',
      failure: undefined,
      wanted: undefined,
    });
    expect(asked).toEqual([
      {
        asks: 'ON',
        body: { switch: { kind: 'LINE', line: 'car' }, hours: 4, version: 3, words: 'Registr neodpovídá.' },
      },
    ]);
    expect(loads()).toBe(2);
  });

  test('say that somebody else was quicker, and show what is on now', async () => {
    const stale = new Failure('245000022', { status: 409, params: { version: 4 } });
    const { send, loads } = await given(stale);
    expect(await send({ type: 'WANT', wanted: line }, { type: 'ACT', said })).toEqual({
      value: 'idle',
      outcome: 'STALE',
      failure: undefined,
      wanted: undefined,
    });
    expect(loads()).toBe(2);
  });

  test('that are refused keep what was said, and are given up', async () => {
    const { send } = await given(new Failure('403'));
    expect(await send({ type: 'WANT', wanted: line }, { type: 'ACT', said })).toEqual({
      value: 'asking',
      outcome: undefined,
      failure: '403',
      wanted: line,
    });
    expect(await send({ type: 'CANCEL' })).toEqual({
      value: 'idle',
      outcome: undefined,
      failure: undefined,
      wanted: undefined,
    });
  });

  test('are looked at by a second one without a word, who is told where that fails', async () => {
    const wanted: WantedSwitch = { act: 'SEEN', of: on };
    const well = await given();
    expect((await well.send({ type: 'WANT', wanted })).value).toBe('idle');
    expect(well.asked).toEqual([{ asks: 'SEEN', body: { key: 'line car', version: 3 } }]);
    const refused = await given(new Failure('403'));
    expect(await refused.send({ type: 'WANT', wanted })).toEqual({
      value: 'idle',
      outcome: undefined,
      failure: '403',
      wanted,
    });
  });
});

describe('what is asked for by a form', () => {
  const words = 'Proto.';
  const asked = (
    wanted: WantedSwitch,
    more: Omit<SaidOfSwitch, 'switchWords'> = {},
    before: readonly SetSwitch[] = [on],
  ) => switchAsked(wanted, { switchWords: words, ...more }, before).body;

  test('an event lane has a name of its event, its day and its place, of its own beside another, and one place in each language', () => {
    const form = {
      laneEvent: 'HAIL',
      laneLines: ['car'],
      laneFrom: '2026-11-18',
      placeCs: 'Brno a okolí',
      laneDays: 14,
    } as const;
    const place = { cs: 'Brno a okolí', sk: 'Brno a okolí', en: 'Brno a okolí' };
    expect(asked({ act: 'ON', kind: 'LANE' }, form)).toEqual({
      switch: {
        kind: 'LANE',
        lane: {
          key: 'HAIL-2026-11-18-BRNO-A-OKOLI',
          event: 'HAIL',
          lines: ['car'],
          from: '2026-11-18',
          to: '2026-11-18',
          place,
        },
      },
      hours: 336,
      version: 0,
      words,
    });
    const open = { ...on, key: 'lane HAIL-2026-11-18-BRNO-A-OKOLI' };
    expect(asked({ act: 'ON', kind: 'LANE' }, form, [open])).toMatchObject({
      switch: { lane: { key: 'HAIL-2026-11-18-BRNO-A-OKOLI-2' } },
      version: 0,
    });
  });

  test('a feature is for so many of some lines, until somebody ends it', () => {
    const form = { feature: 'SELF_INSPECTION', share: 30, featureLines: ['car'], onFor: 'OPEN' } as const;
    const of = { feature: 'SELF_INSPECTION', lines: ['car'], origins: [], share: 30 };
    expect(asked({ act: 'ON', kind: 'FEATURE' }, form)).toEqual({
      switch: { kind: 'FEATURE', of },
      version: 0,
      words,
    });
  });

  test('a sentence is the same three times over, a lane is shut by its name, a switch ends by its version', () => {
    const form = { bannerCs: 'Později.', bannerSk: 'Neskôr.', bannerEn: 'Later.', onFor: '24' } as const;
    expect(asked({ act: 'ON', kind: 'BANNER' }, form)).toEqual({
      switch: { kind: 'BANNER', text: { cs: 'Později.', sk: 'Neskôr.', en: 'Later.' } },
      hours: 24,
      version: 0,
      words,
    });
    expect(asked({ act: 'SHUT', lane: 'HAIL-1' })).toEqual({
      switch: { kind: 'NO_LANE', lane: 'HAIL-1' },
      version: 0,
      words,
    });
    expect(asked({ act: 'OFF', of: on })).toEqual({ key: 'line car', version: 3, words });
  });

  const faults = (wanted: WantedSwitch, form: object) =>
    check(formOfSwitch(wanted), { switchWords: words, ...form }).issues.map(({ name, key }) => [name, key]);

  test.each<[string, object, readonly (readonly string[])[]]>([
    ['is well filled in', {}, []],
    ['ends before it begins', { laneTo: '2026-11-01' }, [['laneTo', 'laneOrder']]],
    ['is a flood of cars', { laneEvent: 'FLOOD' }, [['laneLines', 'laneCar']]],
    ['is open for too long', { laneDays: 61 }, [['laneDays', 'max']]],
    ['has words for a telephone', { laneHotline: 'volejte 841' }, [['laneHotline', 'phone']]],
    ['has a short telephone', { laneHotline: '841 000 000' }, []],
  ])('a lane that %s', (_, more, expected) => {
    const form = {
      laneEvent: 'HAIL',
      laneLines: ['car'],
      laneFrom: '2026-11-18',
      placeCs: 'Brno',
      laneDays: 14,
    };
    expect(faults({ act: 'ON', kind: 'LANE' }, { ...form, ...more })).toEqual(expected);
  });
});
