import { definePage } from '#machines/report/kit.ts';
import { isHomeKnown } from './conditions.ts';
import { ask } from './ask.ts';

/**
 * Which property it is, with a map beside its address. One that was not picked on the map is confirmed: by it we look for the
 * insured property. The policy knows the home of the insured who reports. Source: specification section 2, property on map, confirm property address.
 */
export const propertyAddress = definePage({
  code: 'propertyAddress',
  path: '/adresa-nemovitosti',
  step: 'fillInfo',
  questions: [
    // A policy insures a home in its country.
    ask('insuredAddress', {
      begins: [
        { value: { countryCode: 'SK' }, when: { fact: 'policyCountry', is: 'SK' } },
        { value: { countryCode: 'CZ' } },
      ],
    }),
    ask('insuredPlaceId', { optional: true }),
    ask('propertyKind'),
    ask('builderName', { when: { fact: 'propertyKind', is: 'UNDER_CONSTRUCTION' }, optional: true }),
    ask('occupancy'),
  ],
  confirm: [{ dialog: 'confirmPropertyAddress', when: { fact: 'addressOnMap', is: false } }],
  canEnter: { not: isHomeKnown },
  needs: [{ need: 'address' }],
  next: ['person', 'bankData'],
});
