import { eventsOfRisk } from '../../claim/codes/life.ts';
import { definePage } from '../../flow/page.ts';
import { ask, offersBy } from '../../flow/question.ts';

/** The policy of a loan or of a journey, and which of its events happened. */
export const policyEventType = definePage({
  code: 'policyEventType',
  path: '/pojistna-smlouva-typ-udalosti',
  step: 'fillInfo',
  questions: [
    ask('claimEventType', { only: offersBy(eventsOfRisk, (risk) => ({ fact: 'appliedRiskId', is: risk })) }),
    ask('policyNumber'),
    ask('incidentDate'),
  ],
  lookups: [{ call: 'searchPolicy' }],
  canEnter: { fact: 'appliedRiskId', in: ['BAN', 'CPZ'] },
  needs: [{ need: 'identification' }, { need: 'day' }],
  next: ['policyNotFound', 'personalData'],
});
