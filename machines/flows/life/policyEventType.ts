import { eventsOfRisk } from '#machines/claim/codes/life.ts';
import { definePage } from '#machines/report/kit.ts';
import { offersBy } from '#machines/report/kit.ts';
import { isAboutOther } from './conditions.ts';
import { baseClaim } from '#machines/flows/shared/baseClaim.ts';
import { eventDay } from './groups.ts';
import { ownPolicy } from './ownPolicy.ts';
import { ask } from './ask.ts';

/** The events of a risk. Nobody reports their own death. */
const events = offersBy(eventsOfRisk, (risk) => ({ fact: 'appliedRiskId', is: risk })).map((offer) =>
  offer.code === 'DEATH' ? { ...offer, when: { all: [offer.when, isAboutOther] } } : offer,
);

/** The policy of a loan or of a journey, and which of its events happened. */
export const policyEventType = definePage({
  code: 'policyEventType',
  path: '/pojistna-smlouva-typ-udalosti',
  step: 'fillInfo',
  questions: [
    ask('claimEventType', { only: events }),
    ask('policyNumber', { optional: true }),
    eventDay,
    baseClaim,
  ],
  lookups: [{ call: 'searchPolicy' }],
  confirm: [ownPolicy],
  canEnter: { fact: 'appliedRiskId', in: ['BAN', 'CPZ'] },
  needs: [{ need: 'identification' }, { need: 'day' }],
  next: ['policyNotFound', 'loan', 'personalData'],
});
