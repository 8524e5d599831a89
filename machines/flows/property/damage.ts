import { wallsOfOwner } from '#machines/claim/rules/propertyRules.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { after, isTheft } from './conditions.ts';
import { ask } from './ask.ts';

/** Bands of crowns are told in euros where the policy is a Slovak one. */
const isInEuros: Rule = {
  any: [
    { fact: 'policyCountry', is: 'SK' },
    { fact: 'currency', is: 'EUR' },
  ],
};

/** What is gone nobody comes to look at. */
const isAllGone: Rule = { fact: 'somethingToSee', is: false };
const isBusiness: Rule = { fact: 'propertyKind', is: 'BUSINESS' };

/**
 * What is damaged or gone, and how much of it roughly. Meanwhile the service is asked whether
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
        ask('propertyDamages[].kind', {
          only: [
            'BUILDING',
            'HOUSEHOLD',
            'THING',
            // Money and jewels have limits of their own.
            { code: 'VALUABLES', when: after('BURGLARY', 'FIRE', 'WATER') },
            { code: 'STOCK', when: isBusiness },
            'GARDEN',
            'OTHER',
          ],
        }),
        ask('propertyDamages[].state', {
          only: [{ code: 'STOLEN', when: isTheft }, 'DAMAGED', 'DESTROYED'],
        }),
        ...asDetails([
          ask('propertyDamages[].serialNo', { when: isTheft }),
          ask('propertyDamages[].price'),
          ask('propertyDamages[].age', { isSideBySide: true }),
          ask('propertyDamages[].belongsToOther'),
        ]),
      ],
    }),
    ask('damageSize', {
      choices: [
        { key: 'lossSizeInEuros', when: { all: [isInEuros, isAllGone] } },
        { key: 'lossSize', when: isAllGone },
        { key: 'damageSizeInEuros', when: isInEuros },
      ],
    }),
    ask('businessInterrupted', { when: isBusiness }),
  ],
  checks: [wallsOfOwner],
  lookups: [{ call: 'selfInspection', when: { fact: 'somethingToSee', is: true } }],
  needs: [{ need: 'prices' }],
  next: ['habitability', 'culprit', 'otherRights', 'inspection', 'documents'],
});
