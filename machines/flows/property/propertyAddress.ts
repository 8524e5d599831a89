import type { ClaimDetail } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';
import { ask } from './ask.ts';

/** A policy insures a home in its country. Nearly everything happens at home; things are stolen anywhere. */
const begins = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  insuredAddress: { countryCode: claim.policyCountry ?? 'CZ', ...claim.insuredAddress },
  ...(claim.propertyEvent !== 'BURGLARY' && { happenedHere: claim.happenedHere ?? 'YES' }),
});

/**
 * Which property it is, with a map beside its address. One that was not picked on the map is confirmed: by it we look for the
 * insured property. Source: specification section 2, property on map, confirm property address.
 */
export const propertyAddress = definePage({
  code: 'propertyAddress',
  path: '/adresa-nemovitosti',
  step: 'fillInfo',
  questions: [
    ask('insuredAddress'),
    ask('insuredPlaceId', { optional: true }),
    ask('propertyKind'),
    ask('occupancy'),
    ask('happenedHere', { folds: true }),
  ],
  begins,
  confirm: [{ dialog: 'confirmPropertyAddress', when: { fact: 'addressOnMap', is: false } }],
  needs: [{ need: 'address' }],
  next: ['person', 'bankData'],
});
