import { definePage } from '../../flow/page.ts';
import { currency } from '../shared/currency.ts';
import { isRisk } from './events.ts';
import { ask } from './ask.ts';

const isCargo = isRisk('UNIPREP');

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
    ask('transportDocument'),
    currency(),
    ask('goodsValue'),
    ask('weightKg', { when: { fact: 'transportRole', is: 'CARRIER' } }),
    ask('reservationNoted'),
  ],
  canEnter: isCargo,
  needs: [{ need: 'cargo', when: isCargo }],
  next: ['otherRights'],
});
