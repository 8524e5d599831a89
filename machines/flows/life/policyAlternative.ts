import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { baseClaim } from '#machines/flows/shared/baseClaim.ts';
import { eventDay } from './groups.ts';
import { byPlate } from './conditions.ts';
import { ask, tell } from './ask.ts';

const isFound: Rule = { all: [byPlate, { fact: 'vehicleFound', is: true }] };

/**
 * The policy found in another way: by number, by plate or by the birth number of the insured. The vehicle of a plate is shown, and
 * confirmed: a policy insures the seats of that one. Source: specification section 2, vehicle check.
 */
export const policyAlternative = definePage({
  code: 'policyAlternative',
  path: '/pojistna-smlouva-alternativa',
  step: 'fillInfo',
  questions: [
    ask('searchBy'),
    ask('policyNumber', { when: { fact: 'searchBy', is: 'POLICY_NUMBER' } }),
    ask('registrationNo', {
      when: byPlate,
      as: { kind: 'text', width: 'short', capitals: true },
    }),
    tell('vehicleManufacturer', isFound),
    tell('vehicleModel', isFound),
    tell('manufactureYear', isFound),
    ask('birthNumber', { when: { fact: 'searchBy', is: 'BIRTH_NUMBER' } }),
    eventDay,
    baseClaim,
  ],
  lookups: [{ call: 'searchDamaged', when: byPlate }, { call: 'searchPolicy' }],
  confirm: [{ dialog: 'vehicleCheck', when: isFound }],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  needs: [{ need: 'identification' }, { need: 'day' }],
  next: ['policyNotFound', 'personalData'],
});
