import { definePage } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isRisk, of } from './events.ts';
import { ask } from './ask.ts';

const isCargo = isRisk('UNIPREP');
const isGone = of('CARGO_LOSS', 'CARGO_THEFT');

/** What was carried and between which places. A carrier pays by the kilo (CMR, article 23). */
export const cargo = definePage({
  code: 'cargo',
  path: '/zasilka',
  step: 'event',
  questions: [
    ask('transportRole'),
    ask('cargo'),
    ask('loadingPlace'),
    ask('unloadingPlace'),
    // Who carries their own goods has none.
    ask('transportDocument', { optional: { fact: 'transportRole', is: 'OWNER' } }),
    currency(),
    ask('goodsValue', { words: [{ key: 'missingGoodsValue', when: isGone }] }),
    ask('weightKg', {
      when: { fact: 'transportRole', is: 'CARRIER' },
      words: [{ key: 'missingWeightKg', when: isGone }],
    }),
    ask('reservationNoted', { when: { not: of('CARGO_THEFT') } }),
  ],
  canEnter: isCargo,
  needs: [{ need: 'cargo', when: isCargo }],
  next: ['otherRights'],
});
