import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { offeredBy, wordsFor } from '#machines/flow/question.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { documentsFor } from '#machines/report/documents.ts';

const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(propertyDraft, code), claim).map(({ ask }) => ask);
const questionOn = (code: string, path: string) =>
  getPage(propertyDraft, code).questions.find(({ ask }) => ask === path);

describe('each kind of damage is asked what decides there', () => {
  test.each<[what: string, page: string, claim: ClaimDetail, path: string, isAsked: boolean]>([
    [
      'a storm, that nothing more gets in',
      'habitability',
      { propertyEvent: 'PERIL' },
      'securedAgainstSpread',
      true,
    ],
    [
      'water only once, whether it runs',
      'habitability',
      { propertyEvent: 'WATER' },
      'securedAgainstSpread',
      false,
    ],
    [
      'water of our own, whom else it reached',
      'event',
      { propertyEvent: 'WATER', waterSource: 'OWN_PIPE' },
      'othersFlooded',
      true,
    ],
    [
      'water from above reached nobody else',
      'event',
      { propertyEvent: 'WATER', waterSource: 'NEIGHBOUR' },
      'othersFlooded',
      false,
    ],
    [
      'a pipe, whether it froze',
      'event',
      { propertyEvent: 'WATER', waterSource: 'OWN_PIPE' },
      'pipeFroze',
      true,
    ],
    [
      'a sewer, whether it has a valve',
      'event',
      { propertyEvent: 'WATER', waterSource: 'SEWER' },
      'backflowValve',
      true,
    ],
    [
      'a flat, whether somebody lived there',
      'event',
      { propertyEvent: 'WATER', propertyKind: 'FLAT' },
      'livedIn',
      true,
    ],
    [
      'an office nobody lives in',
      'event',
      { propertyEvent: 'WATER', propertyKind: 'BUSINESS' },
      'livedIn',
      false,
    ],
    [
      'a cottage that was broken into',
      'burglary',
      { propertyKind: 'COTTAGE', theftPlace: 'HOME' },
      'livedIn',
      true,
    ],
    [
      'a theft in the street',
      'burglary',
      { propertyKind: 'COTTAGE', theftPlace: 'PUBLIC' },
      'livedIn',
      false,
    ],
    ['a bicycle, how it was locked', 'burglary', { theftPlace: 'PUBLIC' }, 'lockedHow', true],
    ['a robbery, whether it hurt', 'burglary', { theftPlace: 'ROBBERY' }, 'peopleHurt', true],
    [
      'a business, whether it stands still',
      'damage',
      { propertyKind: 'BUSINESS' },
      'businessInterrupted',
      true,
    ],
    [
      'a house being built, by whom',
      'propertyAddress',
      { propertyKind: 'UNDER_CONSTRUCTION' },
      'builderName',
      true,
    ],
  ])('%s', (_what, page, claim, path, isAsked) => {
    expect(asked(page, claim).includes(path)).toBe(isAsked);
  });

  test.each<[what: string, claim: ClaimDetail, isAsked: boolean]>([
    ['where no policy tells it', { policyNumberValid: false }, true],
    ['not where one does', { policyNumberValid: true }, false],
  ])('who the payout is assigned to: %s', (_what, found, isAsked) => {
    const claim: ClaimDetail = {
      occupancy: 'OWNER',
      propertyDamages: [{ kind: 'BUILDING', description: 'zeď', state: 'DAMAGED' }],
      ...found,
    };
    expect(asked('otherRights', claim).includes('bankLien')).toBe(isAsked);
  });
});

test.each<[what: string, claim: ClaimDetail, kind: string, isOffered: boolean]>([
  ['jewels after a burglary', { propertyEvent: 'BURGLARY' }, 'VALUABLES', true],
  ['but not after a storm', { propertyEvent: 'PERIL' }, 'VALUABLES', false],
  ['stock of a business', { propertyKind: 'BUSINESS' }, 'STOCK', true],
  ['but not of a flat', { propertyKind: 'FLAT' }, 'STOCK', false],
])('what is harmed may be %s', (_what, claim, kind, isOffered) => {
  const row = questionOn('damage', 'propertyDamages')?.rows?.find(({ ask }) => ask.endsWith('kind'));
  expect(row && offeredBy(row, factsIn(claim))?.includes(kind)).toBe(isOffered);
});

test('of things that are all gone nobody says who will come to look at them', () => {
  const gone: ClaimDetail = { propertyDamages: [{ description: 'kolo', kind: 'THING', state: 'STOLEN' }] };
  const words = (claim: ClaimDetail) => wordsFor(questionOn('damage', 'damageSize')?.choices, factsIn(claim));
  expect([words(gone), words({ ...gone, currency: 'EUR' }), words({})]).toEqual([
    'lossSize',
    'lossSizeInEuros',
    undefined,
  ]);
});

test('a burglary was found out on the day that was given; only the hour is missing', () => {
  const claim: ClaimDetail = { propertyEvent: 'BURGLARY', incidentDate: '2026-11-10' };
  expect(withBeginnings(getPage(propertyDraft, 'burglary'), claim).discoveredAt).toBe('2026-11-10T');
});

test('whoever was flooded from next door is not asked who did it', () => {
  const question = questionOn('culprit', 'culpritRelation');
  expect(question && offeredBy(question, factsIn({ waterSource: 'NEIGHBOUR' }))).toEqual(['NEIGHBOUR']);
});

test('serial numbers help after a burglary and are not needed', () => {
  expect(documentsFor(propertyDraft, { propertyEvent: 'BURGLARY' })).toEqual({
    required: ['POLICE_REPORT', 'DAMAGE_PHOTO'],
    optional: ['OWNERSHIP_PROOF', 'GUARANTEE_LIST', 'ESTIMATE', 'INVOICE'],
  });
});
