import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { shellFlow } from '#machines/sales/shellFlow.ts';
import { digits, shortcutFor, shortcuts, type Heard } from '#machines/sales/shortcuts/shortcuts.ts';
import { shortcutsMachine } from '#machines/sales/shortcuts/shortcutsMachine.ts';

const pages: readonly string[] = shellFlow.pages.map(({ code }) => code);

test.each(pages)('on the page %s no two shortcuts have one key', (page) => {
  const keys = shortcuts.filter((one) => one.pages.includes(page)).map(({ key }) => key.toLowerCase());
  expect(keys).toEqual([...new Set(keys)]);
  // A digit alone would be two.
  expect(keys.filter((key) => key !== digits && /^\d$/.test(key))).toEqual([]);
});

test('every shortcut is of pages of the shell', () => {
  expect(shortcuts.flatMap((one) => one.pages).filter((page) => !pages.includes(page))).toEqual([]);
});

const pressed = (key: string, code = '', isTaken = false): Heard => ({ key, code, isTaken });

test.each<[string, Heard, string, object | undefined]>([
  ['h reports for the client', pressed('h', 'KeyH'), 'client', { action: 'report' }],
  ['d leads to the discounts', pressed('d', 'KeyD'), 'client', { action: 'discounts' }],
  ['so does it with Caps Lock', pressed('H', 'KeyH'), 'client', { action: 'report' }],
  ['it does nothing at the search', pressed('h', 'KeyH'), 'search', undefined],
  ['the upper row counts by its keys', pressed('ě', 'Digit2'), 'client', { action: 'nth', nth: 2 }],
  ['and the digits beside it', pressed('7', 'Numpad7'), 'handOver', { action: 'nth', nth: 7 }],
  ['there is no tenth', pressed('0', 'Digit0'), 'client', undefined],
  [
    'a slash that stands on a digit is a slash',
    { ...pressed('/', 'Digit7'), isShift: true },
    'client',
    { action: 'box' },
  ],
  [
    'a digit of the upper row of a Czech keyboard, too',
    { ...pressed('2', 'Digit2'), isShift: true },
    'client',
    { action: 'nth', nth: 2 },
  ],
  ['with Alt they are others', { ...pressed('h', 'KeyH'), isAlt: true }, 'client', undefined],
  ['F2 leads to the box', pressed('F2', 'F2'), 'handOver', { action: 'box' }],
  ['Escape leads back', pressed('Escape', 'Escape'), 'client', { action: 'back' }],
  ['nothing is heard of what is typed', pressed('h', 'KeyH', true), 'client', undefined],
  ['nothing on the way in', pressed('?', 'Slash'), 'entry', undefined],
])('%s', (_, key, page, expected) => {
  expect(shortcutFor(key, page, { isOn: true })).toEqual(expected);
});

test('switched off, characters do nothing and other keys do', () => {
  const off = (key: Heard) => shortcutFor(key, 'client', { isOn: false });
  expect([off(pressed('h', 'KeyH')), off(pressed('1', 'Digit1')), off(pressed('?', 'Slash'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([off(pressed('Escape')), off(pressed('F2'))]).toEqual([{ action: 'back' }, { action: 'box' }]);
});

test('they are switched off and on, and listed', () => {
  const kept: boolean[] = [];
  const actor = createActor(
    shortcutsMachine.provide({ actions: { keep: (_, { isOn }) => void kept.push(isOn) } }),
    { input: { isOn: true, own: {} } },
  ).start();
  actor.send({ type: 'LIST' });
  actor.send({ type: 'TOGGLE' });
  expect(actor.getSnapshot().value).toEqual({ power: 'off', listing: { open: 'idle' } });
  actor.send({ type: 'TOGGLE' });
  actor.send({ type: 'CLOSE' });
  expect([actor.getSnapshot().value, kept]).toEqual([{ power: 'on', listing: 'closed' }, [false, true]]);
});
