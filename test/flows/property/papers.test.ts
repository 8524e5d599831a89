import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';

const papersOf: readonly (readonly [NonNullable<ClaimDetail['propertyEvent']>, string])[] = [
  ['WATER', 'DAMAGE_PHOTO, ESTIMATE INVOICE SVJ_STATEMENT OWNERSHIP_PROOF'],
  ['PERIL', 'DAMAGE_PHOTO, ESTIMATE INVOICE OWNERSHIP_PROOF'],
  ['FIRE', 'DAMAGE_PHOTO FIRE_REPORT, POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF'],
  ['BURGLARY', 'POLICE_REPORT DAMAGE_PHOTO, OWNERSHIP_PROOF GUARANTEE_LIST ESTIMATE INVOICE'],
  ['VANDALISM', 'DAMAGE_PHOTO, POLICE_REPORT ESTIMATE INVOICE'],
  ['GLASS', 'DAMAGE_PHOTO, ESTIMATE INVOICE'],
  ['SURGE', 'DAMAGE_PHOTO, EXPERT_REPORT GUARANTEE_LIST ESTIMATE INVOICE'],
  ['OTHER_DAMAGE', 'DAMAGE_PHOTO, POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF'],
];

test('what is needed for each event of a property, and what helps', () => {
  const found = papersOf.map(([propertyEvent]) => {
    const { required, optional } = documentsFor(propertyDraft, { propertyEvent });
    return [propertyEvent, `${required.join(' ')}, ${optional.join(' ')}`];
  });
  expect(found).toEqual(papersOf);
});
