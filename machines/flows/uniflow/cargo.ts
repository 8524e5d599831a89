import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isRisk, of } from './events.ts';
import { ask } from './ask.ts';

const isCargo = isRisk('UNIPREP');
const isGone = of('CARGO_LOSS', 'CARGO_THEFT');

const isCarrier: Rule = { fact: 'transportRole', is: 'CARRIER' };
/** Whoever carries what belongs to others answers to them. */
const isForOthers: Rule = { fact: 'transportRole', in: ['CARRIER', 'FORWARDER'] };

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
    currency(),
    ask('goodsValue', { words: [{ key: 'missingGoodsValue', when: isGone }] }),
    ask('weightKg', {
      when: isCarrier,
      words: [{ key: 'missingWeightKg', when: isGone }],
    }),
    ask('truckPlate', { when: isCarrier, optional: true }),
    ask('driver.fullName', { when: isCarrier, words: 'truckDriver', optional: true }),
    ask('claimRaised', { when: isForOthers, words: 'goodsClaimed', optional: true }),
    ask('goodsTemperature', { when: of('CARGO_DAMAGE'), optional: true }),
    ask('parkingGuarded', { when: of('CARGO_THEFT') }),
    // The waybill, which is wanted, says both.
    ...asDetails([ask('transportDocument'), ask('reservationNoted', { when: { not: of('CARGO_THEFT') } })]),
  ],
  canEnter: isCargo,
  needs: [{ need: 'cargo', when: isCargo }],
  next: ['inspection', 'documents'],
});
