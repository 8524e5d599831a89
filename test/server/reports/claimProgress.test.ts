import { describe, expect, test } from 'vitest';
import { nextSteps, progressOf, stepOf } from '#server/reports/claimProgress.ts';
import type { SaidOfClaim } from '#server/reports/saidOfClaim.ts';

const now = new Date('2026-11-24T09:00:00Z');
const on = (day: number, said: Omit<SaidOfClaim, 'at'> = {}): SaidOfClaim => ({
  at: `2026-11-${day}T09:00:00.000Z`,
  ...said,
});
const ask = (askId: string, due: string) =>
  ({ askId, kind: 'DOCUMENT', documentType: 'INVOICE', due }) as const;
const visit = {
  from: '2026-11-26T09:00:00.000Z',
  to: '2026-11-26T11:00:00.000Z',
  place: 'Servisní 11, Praha 9',
};
const asked = { kind: 'DOCUMENT', documentType: 'INVOICE', due: '2026-12-01' };

describe('where a claim is', () => {
  test.each<[string, readonly SaidOfClaim[], object | undefined]>([
    ['nothing was said', [], undefined],
    [
      'received on a Friday, which ends on Tuesday',
      [on(20, { step: 'RECEIVED' })],
      { headline: 'RECEIVED', at: '2026-11-20T09:00:00.000Z', asks: [], by: '2026-11-24' },
    ],
    [
      'looked into, for two weeks at the most',
      [on(20, { step: 'RECEIVED' }), on(23, { step: 'IN_REVIEW', clerk: 'Eva Malá' })],
      {
        headline: 'IN_REVIEW',
        at: '2026-11-23T09:00:00.000Z',
        asks: [],
        by: '2026-12-07',
        clerk: 'Eva Malá',
      },
    ],
    [
      'looked into until a day that was promised, which an earlier step did not',
      [
        on(20, { step: 'RECEIVED', nextBy: '2026-11-22' }),
        on(21, { step: 'IN_REVIEW' }),
        on(22, { nextBy: '2026-11-30' }),
      ],
      { headline: 'IN_REVIEW', at: '2026-11-22T09:00:00.000Z', asks: [], by: '2026-11-30' },
    ],
    [
      'a promise that was not kept, whose day nobody reads',
      [on(20, { step: 'IN_REVIEW', nextBy: '2026-11-23' })],
      { headline: 'IN_REVIEW', at: '2026-11-20T09:00:00.000Z', asks: [], isLate: true },
    ],
    [
      'something is asked for, before anything else',
      [
        on(20, { step: 'IN_REVIEW', appointment: visit }),
        on(21, { asks: [ask('b', '2026-12-05'), ask('a', '2026-12-01')] }),
      ],
      {
        headline: 'WAITING',
        at: '2026-11-21T09:00:00.000Z',
        asks: [asked, { ...asked, due: '2026-12-05' }],
        by: '2026-12-01',
      },
    ],
    [
      'what was asked for has come, and the inspection is next',
      [
        on(20, { step: 'IN_REVIEW', appointment: visit }),
        on(21, { asks: [ask('a', '2026-12-01')] }),
        on(22, { asks: [{ ...ask('a', '2026-12-01'), closed: true }] }),
      ],
      {
        headline: 'INSPECTION_BOOKED',
        at: '2026-11-22T09:00:00.000Z',
        asks: [],
        by: '2026-12-04',
        appointment: visit,
      },
    ],
    [
      'an inspection that was called off',
      [on(20, { step: 'IN_REVIEW', appointment: visit }), on(21, { appointment: null })],
      { headline: 'IN_REVIEW', at: '2026-11-21T09:00:00.000Z', asks: [], by: '2026-12-04' },
    ],
    [
      'it takes longer, until the court has decided',
      [on(20, { step: 'IN_REVIEW' }), on(21, { delay: 'COURT', nextBy: '2026-12-21' })],
      { headline: 'DELAYED', at: '2026-11-21T09:00:00.000Z', asks: [], by: '2026-12-21', delay: 'COURT' },
    ],
    [
      'decided, and no delay any more',
      [on(20, { step: 'IN_REVIEW', delay: 'COURT' }), on(21, { step: 'DECIDED', letterOn: '2026-11-21' })],
      {
        headline: 'DECIDED',
        at: '2026-11-21T09:00:00.000Z',
        asks: [],
        by: '2026-12-06',
        letterOn: '2026-11-21',
      },
    ],
    [
      'paid, whatever is still to come',
      [
        on(20, { step: 'DECIDED', letterOn: '2026-11-20', appointment: visit }),
        on(21, { step: 'PAID', payment: { on: '2026-11-21', to: 'REPORTER', accountEnding: '5357' } }),
      ],
      {
        headline: 'PAID',
        at: '2026-11-21T09:00:00.000Z',
        asks: [],
        letterOn: '2026-11-20',
        payment: { on: '2026-11-21', to: 'REPORTER', accountEnding: '5357' },
      },
    ],
    [
      'closed, although something had been asked for',
      [on(20, { step: 'IN_REVIEW', asks: [ask('a', '2026-11-21')] }), on(21, { step: 'CLOSED' })],
      { headline: 'CLOSED', at: '2026-11-21T09:00:00.000Z', asks: [] },
    ],
  ])('%s', (_, said, wanted) => {
    expect(progressOf(said, now)).toEqual(wanted);
  });

  test('every step has those that may follow it, and what was taken back is over', () => {
    expect(nextSteps.WITHDRAWN).toEqual([]);
    expect(stepOf([on(20), on(21, { step: 'PAID' }), on(22, { clerk: 'Eva Malá' })])).toBe('PAID');
  });
});
