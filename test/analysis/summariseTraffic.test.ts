import { expect, test } from 'vitest';
import { mostLeft, summariseTraffic } from '#machines/analysis/traffic/summariseTraffic.ts';
import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

const counts: readonly TrafficCount[] = [
  { kind: 'OPENED', page: 'risk', what: '', count: 100 },
  { kind: 'OPENED', page: 'account', what: '', count: 10 },
  { kind: 'MOVED', page: 'risk', what: 'account', count: 60 },
  { kind: 'MOVED', page: 'risk', what: 'death', count: 30 },
  { kind: 'MOVED', page: 'account', what: 'event', count: 40 },
  { kind: 'MOVED', page: 'account', what: 'risk', count: 2 },
  { kind: 'STAYED', page: 'account', what: '30', count: 20 },
  { kind: 'STAYED', page: 'account', what: '120', count: 22 },
  { kind: 'ERROR', page: 'account', what: 'userEnteredBankContact.accountNumber:accountNumber', count: 25 },
  { kind: 'FAILED', page: 'account', what: '245000000', count: 3 },
  { kind: 'CLOSED', page: 'death', what: '', count: 4 },
];

test('of a page it is told who came, went on and left, how long it took and what was in the way', () => {
  const { visits, pages, ways } = summariseTraffic(loanFlow, counts);
  expect({ visits, account: pages.get('account'), way: ways.get('risk account') }).toEqual({
    visits: 110,
    account: {
      page: 'account',
      step: 'bank',
      arrived: 70,
      left: 28,
      opened: 10,
      closed: 0,
      stay: 120,
      hindrances: [
        { kind: 'ERROR', field: 'userEnteredBankContact.accountNumber', key: 'accountNumber', count: 25 },
        { kind: 'FAILED', code: '245000000', count: 3 },
      ],
    },
    way: 60,
  });
  expect(pages.get('death')).toMatchObject({ arrived: 30, left: 30, closed: 4, stay: undefined });
});

test('the pages that most leave come first, and of four arrivals nothing is concluded', () => {
  const few: TrafficCount = { kind: 'OPENED', page: 'documents', what: '', count: 4 };
  const left = mostLeft(summariseTraffic(loanFlow, [...counts, few]), 10);
  expect(left.map(({ page, left: count }) => `${page} ${count}`)).toEqual([
    'event 40',
    'death 30',
    'account 28',
    'risk 12',
  ]);
});
