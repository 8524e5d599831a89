import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  givenBy,
  readOwnKeys,
  shortcutsWith,
  withKey,
  type OwnKeys,
} from '#machines/sales/shortcuts/ownKeys.ts';
import { shortcutFor, shortcuts, shownKey } from '#machines/sales/shortcuts/shortcuts.ts';
import { shortcutsMachine, type PressedToGive } from '#machines/sales/shortcuts/shortcutsMachine.ts';

const press = (key: string, code = '', held: Partial<PressedToGive> = {}): PressedToGive => ({
  key,
  code,
  isCommand: false,
  ...held,
});
const isAlt = true;
const moved: OwnKeys = { h: 'r' };

test.each<[string, string, PressedToGive, OwnKeys, object | undefined]>([
  ['a letter that is free', 'h', press('r', 'KeyR'), {}, { key: 'r' }],
  ['the same letter with Caps Lock', 'h', press('R', 'KeyR'), {}, { key: 'r' }],
  ['a letter with Alt', 'h', press('h', 'KeyH', { isAlt }), {}, { key: 'Alt+h' }],
  ['the same on a keyboard that types a sign then', 'h', press('˙', 'KeyH', { isAlt }), {}, { key: 'Alt+h' }],
  ['a key of functions that is free', 'h', press('F9', 'F9'), {}, { key: 'F9' }],
  ['a letter of Czech', 'h', press('ů', 'Semicolon'), {}, { key: 'ů' }],
  ['its own usual key', 'h', press('h', 'KeyH'), moved, { key: 'h' }],
  ['a key that another action was taken from', 'v', press('h', 'KeyH'), moved, { key: 'h' }],
  ['the digits with Alt', '1-9', press('4', 'Digit4', { isAlt }), {}, { key: 'Alt+1-9' }],
  ['Shift alone is waited out', 'h', press('Shift', 'ShiftLeft'), {}, undefined],
  ['and AltGr', 'h', press('AltGraph', 'AltRight'), {}, undefined],
  ['another action has it', 'h', press('v', 'KeyV'), {}, { key: 'v', refused: 'COLLISION', by: 'vehicle' }],
  ['another was given it', 'v', press('r', 'KeyR'), moved, { key: 'r', refused: 'COLLISION', by: 'report' }],
  [
    'of one that is heard everywhere',
    'e',
    press('?', 'Slash'),
    {},
    { key: '?', refused: 'COLLISION', by: 'list' },
  ],
  ['a digit counts policies', 'h', press('ě', 'Digit2'), {}, { key: '1-9', refused: 'COLLISION', by: 'nth' }],
  ['policies are counted by digits', '1-9', press('r', 'KeyR'), {}, { key: 'r', refused: 'ONLY_DIGITS' }],
  ['Tab leads on', 'h', press('Tab', 'Tab'), {}, { key: 'Tab', refused: 'PAGE' }],
  ['Escape closes', 'h', press('Escape', 'Escape'), {}, { key: 'Escape', refused: 'PAGE' }],
  ['Enter presses', 'h', press('Enter', 'Enter'), {}, { key: 'Enter', refused: 'PAGE' }],
  ['so does the space', 'h', press(' ', 'Space'), {}, { key: ' ', refused: 'PAGE' }],
  ['arrows move', 'h', press('ArrowLeft', 'ArrowLeft'), {}, { key: 'ArrowLeft', refused: 'PAGE' }],
  ['errors have F8', 'h', press('F8', 'F8'), {}, { key: 'F8', refused: 'PAGE' }],
  ['F5 loads again', 'h', press('F5', 'F5'), {}, { key: 'F5', refused: 'BROWSER' }],
  [
    'Alt and an arrow goes back',
    'h',
    press('ArrowLeft', 'ArrowLeft', { isAlt }),
    {},
    { key: 'Alt+ArrowLeft', refused: 'BROWSER' },
  ],
  ['Alt and F4 closes all', 'h', press('F4', 'F4', { isAlt }), {}, { key: 'Alt+F4', refused: 'BROWSER' }],
  [
    'Ctrl is the browser’s',
    'h',
    press('r', 'KeyR', { isCommand: true }),
    {},
    { key: 'r', refused: 'COMMAND' },
  ],
  ['a caret writes nothing yet', 'h', press('Dead', 'Equal'), {}, { key: 'Dead', refused: 'NO_KEY' }],
])('to whoever presses another key: %s', (_, usual, pressed, own, expected) => {
  expect(givenBy(usual, pressed, own)).toEqual(expected);
});

test.each<[string, string | null, OwnKeys]>([
  ['nothing', null, {}],
  ['something damaged', '{"h":', {}],
  ['a key that was given', '{"h":"r"}', { h: 'r' }],
  ['two that were changed for each other', '{"h":"v","v":"h"}', { h: 'v', v: 'h' }],
  ['one that collides', '{"h":"v","e":"x"}', { e: 'x' }],
  ['one whose key another one needs then', '{"h":"v","v":"Tab"}', {}],
  ['a shortcut that there is no more', '{"y":"x"}', {}],
  ['the way back, which is Escape', '{"Escape":"x"}', {}],
])('of what a browser has kept is taken what is free: %s', (_, stored, expected) => {
  expect(readOwnKeys(stored)).toEqual(expected);
});

test('what is given is heard and shown instead of the usual key', () => {
  const among = shortcutsWith({ h: 'r', '1-9': 'Alt+1-9', u: 'F9' });
  const heard = (pressed: PressedToGive, isOn = true) =>
    shortcutFor({ ...pressed, isTaken: false }, 'client', { isOn, among });
  expect([heard(press('r', 'KeyR')), heard(press('h', 'KeyH'))]).toEqual([{ action: 'report' }, undefined]);
  expect(heard(press('3', 'Digit3', { isAlt }))).toEqual({ action: 'nth', nth: 3 });
  expect(heard(press('3', 'Digit3'))).toBeUndefined();
  // With Alt it is no character any more.
  expect([heard(press('3', 'Digit3', { isAlt }), false), heard(press('r', 'KeyR'), false)]).toEqual([
    { action: 'nth', nth: 3 },
    undefined,
  ]);
  const on = { isOn: true, among };
  expect([shownKey('report', on), shownKey('nth', on, 2), shownKey('edit', on)]).toEqual(['r', 'Alt+2', 'e']);
  const off = { isOn: false, among };
  expect([shownKey('report', off), shownKey('nth', off, 2), shownKey('reveal', off)]).toEqual([
    undefined,
    'Alt+2',
    'F9',
  ]);
});

test.each(['search', 'client', 'handOver'])(
  'however keys are given, on the page %s no two actions have one',
  (page) => {
    const pressable = [...'abcdefhrsuvxyz/?ůř', 'F2', 'F4', 'F9'].map((key) => press(key));
    // Each shortcut tries all keys in turn, and takes the last that it gets.
    const own = shortcuts.reduce<OwnKeys>(
      (before, { key: usual }) =>
        pressable.reduce((now, pressed) => {
          const given = givenBy(usual, pressed, now);
          return given && !('refused' in given) ? withKey(usual, given.key, now) : now;
        }, before),
      {},
    );
    const keys = shortcutsWith(own)
      .filter(({ pages }) => pages.includes(page))
      .map(({ key }) => key);
    expect(Object.keys(own).length).toBeGreaterThan(5);
    expect(keys).toEqual([...new Set(keys)]);
  },
);

const started = () => {
  const kept: OwnKeys[] = [];
  const actor = createActor(
    shortcutsMachine.provide({ actions: { keepKeys: (_, { own }) => void kept.push(own) } }),
    { input: { isOn: true, own: {} } },
  ).start();
  actor.send({ type: 'LIST' });
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    return { listing: value.listing, given: context.given, own: context.own };
  };
  return { actor, kept, seen };
};

test('a key is given after one that is not free, and kept', () => {
  const { actor, kept, seen } = started();
  actor.send({ type: 'CHANGE', usual: 'h' });
  actor.send({ type: 'PRESS', pressed: press('v', 'KeyV') });
  expect(seen()).toEqual({
    listing: { open: 'changing' },
    given: { key: 'v', refused: 'COLLISION', by: 'vehicle' },
    own: {},
  });
  actor.send({ type: 'PRESS', pressed: press('Shift', 'ShiftLeft') });
  actor.send({ type: 'PRESS', pressed: press('r', 'KeyR') });
  expect(seen()).toEqual({ listing: { open: 'idle' }, given: { key: 'r' }, own: { h: 'r' } });
  expect(kept).toEqual([{ h: 'r' }]);
});

test.each(['Tab', 'Escape'])('%s gives nothing, and leads out', (key) => {
  const { actor, kept, seen } = started();
  actor.send({ type: 'CHANGE', usual: 'h' });
  actor.send({ type: 'PRESS', pressed: press(key) });
  expect(seen()).toEqual({ listing: { open: 'idle' }, given: { key, refused: 'PAGE' }, own: {} });
  expect(kept).toEqual([]);
});

test('leaving the box gives up, and so does closing while a key is waited for', () => {
  const { actor, seen } = started();
  for (const type of ['STOP', 'CLOSE'] as const) {
    actor.send({ type: 'CHANGE', usual: 'h' });
    actor.send({ type });
    expect(seen()).toEqual({ listing: { open: 'idle' }, given: undefined, own: {} });
  }
  actor.send({ type: 'CLOSE' });
  expect(seen().listing).toBe('closed');
});

test('usual keys come back one by one, unless another action has theirs now, and all at once', () => {
  const { actor, kept, seen } = started();
  const give = (usual: string, key: string) => {
    actor.send({ type: 'CHANGE', usual });
    actor.send({ type: 'PRESS', pressed: press(key) });
  };
  give('h', 'r');
  give('v', 'h');
  actor.send({ type: 'USUAL', usual: 'h' });
  expect(seen()).toEqual({
    listing: { open: 'idle' },
    given: { key: 'h', refused: 'COLLISION', by: 'vehicle' },
    own: { h: 'r', v: 'h' },
  });
  actor.send({ type: 'USUAL', usual: 'v' });
  expect(seen().own).toEqual({ h: 'r' });
  give('e', 'x');
  actor.send({ type: 'ALL_USUAL' });
  expect(seen()).toEqual({ listing: { open: 'idle' }, given: undefined, own: {} });
  expect(kept).toEqual([{ h: 'r' }, { h: 'r', v: 'h' }, { h: 'r' }, { h: 'r', e: 'x' }, {}]);
});
