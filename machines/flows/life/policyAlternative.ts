import { definePage } from '../../flow/page.ts';
import { baseClaim } from '../shared/baseClaim.ts';
import { eventDay } from './groups.ts';
import { ask } from './ask.ts';

/** The policy found in another way: by number, by plate or by the birth number of the insured. */
export const policyAlternative = definePage({
  code: 'policyAlternative',
  path: '/pojistna-smlouva-alternativa',
  step: 'fillInfo',
  questions: [
    ask('searchBy'),
    ask('policyNumber', { when: { fact: 'searchBy', is: 'POLICY_NUMBER' } }),
    ask('registrationNo', {
      when: { fact: 'searchBy', is: 'REGISTRATION_NO' },
      as: { kind: 'text', width: 'short', capitals: true },
    }),
    ask('birthNumber', { when: { fact: 'searchBy', is: 'BIRTH_NUMBER' } }),
    eventDay,
    baseClaim,
  ],
  lookups: [{ call: 'searchPolicy' }],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  needs: [{ need: 'identification' }, { need: 'day' }],
  next: ['policyNotFound', 'personalData'],
});
