import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Dialog } from '../../machines/actors/dialogQueue.ts';
import { dialogsMachine, openDialog } from '../../machines/actors/dialogs.ts';
import { typesOf } from '../../machines/actors/typesOf.ts';
import { walked } from './walked.ts';

const walk = walked(dialogsMachine);
const discard: Dialog = { code: 'confirmDiscard' };
const failure: Dialog = { code: 'failure', values: { code: '245000018' } };

const start = () => {
  const told: unknown[] = [];
  const actor = createActor(dialogsMachine, { inspect: walk.inspect });
  actor.on('*', (event) => told.push(event));
  actor.start();
  return { actor, told, open: () => openDialog(actor.getSnapshot().context) };
};

/** Somebody who waits for answers and writes them down. */
const asker = () => {
  const heard: unknown[] = [];
  const machine = setup({
    types: typesOf<{ events: { type: string } }>(),
    actions: { write: (_, { event }: { event: unknown }) => heard.push(event) },
  }).createMachine({ on: { '*': { actions: { type: 'write', params: ({ event }) => ({ event }) } } } });
  return { ref: createActor(machine).start(), heard };
};

test('one dialog is open at a time, the others wait their turn', () => {
  const { actor, open } = start();
  const seen = [open()];
  actor.send({ type: 'OPEN', dialog: discard });
  actor.send({ type: 'OPEN', dialog: failure });
  seen.push(open());
  actor.send({ type: 'REFUSE' });
  seen.push(open());
  actor.send({ type: 'CONFIRM' });
  seen.push(open());
  expect(seen).toEqual([undefined, discard, failure, undefined]);
  expect(actor.getSnapshot().value).toBe('closed');
});

test('the answer is delivered to the asker and told to everyone', () => {
  const { actor, told } = start();
  const { ref, heard } = asker();
  actor.send({ type: 'OPEN', dialog: discard, asker: ref });
  actor.send({ type: 'CONFIRM' });
  actor.send({ type: 'OPEN', dialog: discard, asker: ref });
  actor.send({ type: 'REFUSE' });
  expect(heard).toEqual([
    { type: 'DIALOG_ANSWERED', code: 'confirmDiscard', answer: 'CONFIRMED' },
    { type: 'DIALOG_ANSWERED', code: 'confirmDiscard', answer: 'REFUSED' },
  ]);
  expect(told).toEqual([
    { type: 'dialog.answered', code: 'confirmDiscard', answer: 'CONFIRMED' },
    { type: 'dialog.answered', code: 'confirmDiscard', answer: 'REFUSED' },
  ]);
});

test('a dialog that lets one pick delivers what was picked', () => {
  const { actor, told } = start();
  actor.send({ type: 'OPEN', dialog: { code: 'repairShopMap' } });
  actor.send({ type: 'CONFIRM', value: { id: 'shop-7' } });
  expect(told).toEqual([
    { type: 'dialog.answered', code: 'repairShopMap', answer: 'CONFIRMED', value: { id: 'shop-7' } },
  ]);
});

test('the same dialog opens once and answers all who asked', () => {
  const { actor, open } = start();
  const [one, other] = [asker(), asker()];
  actor.send({ type: 'OPEN', dialog: failure, asker: one.ref });
  actor.send({ type: 'OPEN', dialog: { ...failure, values: { code: '245000018' } }, asker: other.ref });
  actor.send({ type: 'CONFIRM' });
  const answer = { type: 'DIALOG_ANSWERED', code: 'failure', answer: 'CONFIRMED' };
  expect([one.heard, other.heard]).toEqual([[answer], [answer]]);
  expect(open()).toBe(undefined);
});

test('two failures of different codes are two dialogs', () => {
  const { actor, open } = start();
  const other: Dialog = { code: 'failure', values: { code: '245000017' } };
  actor.send({ type: 'OPEN', dialog: failure });
  actor.send({ type: 'OPEN', dialog: other });
  actor.send({ type: 'CONFIRM' });
  expect(open()).toEqual(other);
});

test('an urgent dialog steps in front of the open one, which opens again afterwards', () => {
  const { actor, open } = start();
  const expired: Dialog = { code: 'sessionExpired', urgent: true };
  actor.send({ type: 'OPEN', dialog: discard });
  actor.send({ type: 'OPEN', dialog: expired });
  const seen = [open()];
  actor.send({ type: 'CONFIRM' });
  seen.push(open());
  expect(seen).toEqual([expired, discard]);
});

test('a dialog taken back is answered by nobody', () => {
  const { actor, open, told } = start();
  actor.send({ type: 'OPEN', dialog: { code: 'sessionExpiring' } });
  actor.send({ type: 'OPEN', dialog: discard });
  actor.send({ type: 'WITHDRAW', code: 'sessionExpiring' });
  expect([open(), told]).toEqual([discard, []]);
  actor.send({ type: 'WITHDRAW', code: 'confirmDiscard' });
  expect(actor.getSnapshot().value).toBe('closed');
});

test('a second press on an answered dialog answers nothing else', () => {
  const { actor, told } = start();
  actor.send({ type: 'OPEN', dialog: discard });
  actor.send({ type: 'CONFIRM' });
  actor.send({ type: 'CONFIRM' });
  expect(told.length).toBe(1);
});

test('every transition of dialogs is walked', () => {
  expect(walk.left()).toEqual([]);
});
