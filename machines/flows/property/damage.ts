import { wallsOfOwner } from '#machines/claim/rules/propertyRules.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isTheft, mayBeUninhabitable, mayHaveSpread } from './conditions.ts';
import { ask } from './ask.ts';

/** Bands of crowns are told in euros where the policy is a Slovak one. */
const isInEuros: Rule = {
  any: [
    { fact: 'policyCountry', is: 'SK' },
    { fact: 'currency', is: 'EUR' },
  ],
};

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
      // One thing is there to fill in.
      begins: { value: [{}] },
      rows: [
        ask('propertyDamages[].description'),
        ask('propertyDamages[].kind'),
        ask('propertyDamages[].state', {
          only: [{ code: 'STOLEN', when: isTheft }, 'DAMAGED', 'DESTROYED'],
        }),
        ask('propertyDamages[].price', { optional: true }),
        ask('propertyDamages[].age', { optional: true, isSideBySide: true }),
        ask('propertyDamages[].belongsToOther', { optional: true }),
      ],
    }),
    ask('damageSize', { choices: [{ key: 'damageSizeInEuros', when: isInEuros }] }),
    ask('estimatedDamage', { optional: true }),
    ask('habitable', { when: mayBeUninhabitable }),
    ask('securedAgainstSpread', { when: mayHaveSpread }),
  ],
  checks: [wallsOfOwner],
  lookups: [{ call: 'selfInspection', when: { fact: 'somethingToSee', is: true } }],
  needs: [{ need: 'prices' }],
  next: ['culprit', 'otherRights'],
});
