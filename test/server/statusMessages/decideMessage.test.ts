import { expect, test } from 'vitest';
import type { ClaimProgress } from '#machines/service/sent/claimProgress.ts';
import { decideMessage, type Weighed } from '#server/statusMessages/decideMessage.ts';
import { newsIn } from '#server/statusMessages/planMessages.ts';

const asked: ClaimProgress = {
  headline: 'WAITING',
  at: '2026-11-24T09:00:00.000Z',
  by: '2026-12-05',
  asks: [{ kind: 'DOCUMENT', documentType: 'INVOICE', due: '2026-12-05' }],
};
const booked: ClaimProgress = {
  headline: 'INSPECTION_BOOKED',
  at: asked.at,
  asks: [],
  appointment: { from: '2026-11-26T08:00:00.000Z', to: '2026-11-26T10:00:00.000Z' },
};
const inStep = (headline: ClaimProgress['headline']): ClaimProgress => ({ headline, at: asked.at, asks: [] });
const [noon, night] = [new Date('2026-11-24T11:00:00Z'), new Date('2026-11-24T22:00:00Z')];
const morning = new Date('2026-11-25T07:00:00Z');
const many = (counts: Partial<Weighed['counts']>) => ({
  counts: { ofDay: 0, ofClaim: 0, toContactOfDay: 0, ...counts },
});
const sms = { channel: 'PHONE' } as const;
const ofDeath = { isOfDeath: true };
const file = { kind: 'FILE', progress: undefined } as const;

const usual: Weighed = {
  channel: 'EMAIL',
  kind: 'CHANGE',
  about: '',
  progress: asked,
  told: undefined,
  sentAt: new Date('2026-11-20T09:00:00Z'),
  isOfDeath: false,
  isUrgent: false,
  refused: 0,
  ...many({}),
  country: 'CZ',
  now: noon,
};

test.each<[string, Partial<Weighed>, ReturnType<typeof decideMessage>]>([
  ['an e-mail about something asked for goes', {}, 'SEND'],
  ['so does a text message by day', sms, 'SEND'],
  ['which at night waits for the morning', { ...sms, now: night }, morning],
  ['while an e-mail goes at night', { now: night }, 'SEND'],
  ['what was told is not told again', { told: newsIn(asked) }, 'DROP'],
  ['what nobody says any more is not told', { progress: undefined }, 'DROP'],
  ['that a report was received was confirmed already', { progress: inStep('RECEIVED') }, 'DROP'],
  ['a step goes by e-mail', { progress: inStep('IN_REVIEW') }, 'SEND'],
  ['and by no text message', { ...sms, progress: inStep('IN_REVIEW') }, 'DROP'],
  ['money goes by e-mail', { progress: inStep('PAID') }, 'SEND'],
  ['a decision goes by text message, too', { ...sms, progress: inStep('REFUSED') }, 'SEND'],
  ['an appointment does', { ...sms, progress: booked }, 'SEND'],
  [
    'at night, too, where it is that day',
    { ...sms, progress: booked, now: new Date('2026-11-26T05:00:00Z') },
    'SEND',
  ],
  [
    'where a clerk is needed at once a text message goes at night',
    { ...sms, isUrgent: true, now: night, sentAt: noon },
    'SEND',
  ],
  ['but not of a refused file', { ...file, ...sms, isUrgent: true, refused: 1, now: night }, morning],
  [
    'nor once the first days are over',
    { ...sms, isUrgent: true, now: night, sentAt: new Date('2026-11-02T09:00:00Z') },
    morning,
  ],
  ['but no second one of a day', { ...sms, isUrgent: true, now: night, ...many({ ofDay: 1 }) }, morning],
  ['a refused file is told before the core has said anything', { ...file, refused: 1 }, 'SEND'],
  ['by text message by day', { ...file, ...sms, refused: 1, now: night }, morning],
  ['it is not told once it was taken away', file, 'DROP'],
  ['whoever has lost somebody is told by e-mail', { ...file, ...ofDeath, refused: 1 }, 'SEND'],
  ['and hears no telephone', { ...file, ...sms, ...ofDeath, refused: 1 }, 'DROP'],
  ['a second text message of a day waits', { ...sms, ...many({ ofDay: 1 }) }, morning],
  ['a seventh of a claim is not sent', { ...sms, ...many({ ofClaim: 6 }) }, 'DROP'],
  ['a fourth to a number in a day waits', { ...sms, ...many({ toContactOfDay: 3 }) }, morning],
  ['a second e-mail of a day goes', many({ ofDay: 1 }), 'SEND'],
  ['a third waits', many({ ofDay: 2 }), morning],
  ['a reminder goes while it is waited for', { kind: 'DUE_SOON', about: '2026-12-05' }, 'SEND'],
  ['not once the day was moved', { kind: 'DUE_SOON', about: '2026-12-01' }, 'DROP'],
  ['nor once it has come', { kind: 'OVERDUE', about: '2026-12-05', progress: inStep('IN_REVIEW') }, 'DROP'],
  [
    'the eve of an appointment is told',
    { ...sms, kind: 'EVE', about: '2026-11-26T08:00:00.000Z', progress: booked },
    'SEND',
  ],
  [
    'not where it was moved',
    { ...sms, kind: 'EVE', about: '2026-11-25T08:00:00.000Z', progress: booked },
    'DROP',
  ],
  ['whoever has lost somebody is asked by e-mail', ofDeath, 'SEND'],
  ['and hears no telephone', { ...sms, ...ofDeath }, 'DROP'],
  ['is not reminded in the first month', { ...ofDeath, kind: 'DUE_SOON', about: '2026-12-05' }, 'DROP'],
  [
    'but later',
    { ...ofDeath, kind: 'DUE_SOON', about: '2026-12-05', sentAt: new Date('2026-10-20T09:00:00Z') },
    'SEND',
  ],
  ['and hears nothing of the end', { ...ofDeath, progress: inStep('CLOSED') }, 'DROP'],
])('%s', (_, weighed, decision) => {
  expect(decideMessage({ ...usual, ...weighed })).toEqual(decision);
});
