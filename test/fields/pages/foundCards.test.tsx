import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { findLine } from '#machines/flows/lines.ts';
import { givenPage } from './givenPage.tsx';

/** The insured reports, and their policy was found with an account. */
const found: ClaimDetail = {
  reporterRole: 'INSURED',
  reporter: { fullName: 'Jana Nováková' },
  contractKnown: 'YES',
  policyNumber: '4400032164',
  policyNumberValid: true,
  policyAccount: true,
  insured: { personKind: 'NATURAL' },
};
const vehicle = 'Našli jsme vaše vozidlo';
const policy = 'Smlouvu jsme našli';

test.each<[what: string, claimType: ClaimType, page: string, claim: ClaimDetail, card: string | undefined]>([
  [
    'the vehicle, on the page of the event',
    'car',
    'event',
    {
      eventKinds: ['HAVSKLA'],
      riskFlow: 'HAV',
      vehicleFound: true,
      contractKnown: undefined,
      policyNumber: undefined,
    },
    vehicle,
  ],
  [
    'nothing of a policy whose home is another one: that was asked on the page before',
    'property',
    'event',
    { propertyEvent: 'GLASS', homeIsOther: true },
    undefined,
  ],
  [
    'the policy of a home that it tells',
    'property',
    'event',
    { propertyEvent: 'GLASS', policyHome: { propertyKind: 'FLAT', occupancy: 'OWNER' } },
    policy,
  ],
  ['the policy of a dog', 'uniflow', 'event', { uniKind: 'PET', uniEvent: 'PET_ILLNESS' }, policy],
  [
    'the policy of a journey',
    'uniflow',
    'trip',
    { uniKind: 'TRAVEL', uniEvent: 'TRAVEL_CANCELLATION' },
    policy,
  ],
  ['the policy of who caused damage', 'liability', 'event', { riskFlow: 'ODPPOJ' }, policy],
])('what was found is shown on the page that comes next: %s', async (_, claimType, code, claim, card) => {
  const flow = await findLine(claimType)?.flows.DRAFT();
  await givenPage({ code, ...(flow && { flow }), claim: { claimType, ...found, ...claim } });
  const cards = [vehicle, policy].filter((title) => screen.queryByRole('region', { name: title }) !== null);
  expect(cards).toEqual(card === undefined ? [] : [card]);
});
