import type { ClaimDetail } from '../../claim/claim.ts';
import { wallsOfOwner } from '../../claim/rules/propertyRules.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { currency } from '../shared/currency.ts';
import { after, mayHaveSpread } from './conditions.ts';
import { ask } from './ask.ts';

const isTheft = after('BURGLARY');
/** Bands of crowns are told in euros where the policy is a Slovak one. */
const isInEuros: Rule = {
  any: [
    { fact: 'policyCountry', is: 'SK' },
    { fact: 'currency', is: 'EUR' },
  ],
};

/** One thing is there to fill in. */
const begins = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  propertyDamages: claim.propertyDamages ?? [{}],
});

/**
 * What is damaged or gone, how much of it roughly, and whether one can stay there. Meanwhile the service is asked whether
 * photographs will do. Source: specification section 3, propertyDamages and damage size.
 */
export const damage = definePage({
  code: 'damage',
  path: '/poskozeni',
  step: 'event',
  questions: [
    currency(),
    ask('propertyDamages', {
      isHeading: true,
      rows: [
        ask('propertyDamages[].description'),
        ask('propertyDamages[].kind'),
        ask('propertyDamages[].state', {
          only: [{ code: 'STOLEN', when: isTheft }, 'DAMAGED', 'DESTROYED'],
        }),
        ask('propertyDamages[].price', { optional: true }),
        ask('propertyDamages[].age', { optional: true, isBeside: true }),
        ask('propertyDamages[].belongsToOther', { optional: true }),
      ],
    }),
    ask('damageSize', { choices: [{ key: 'damageSizeInEuros', when: isInEuros }] }),
    ask('estimatedDamage', { optional: true }),
    ask('habitable', { when: mayHaveSpread }),
    ask('securedAgainstSpread', { when: mayHaveSpread }),
  ],
  begins,
  checks: [wallsOfOwner],
  lookups: [{ call: 'selfInspection', when: { fact: 'somethingToSee', is: true } }],
  needs: [{ need: 'prices' }],
  next: ['culprit', 'otherRights'],
});
