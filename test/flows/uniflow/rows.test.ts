import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { isAsked } from '#machines/flow/question.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { getPage } from '#machines/flow/compile.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';

/** What a page asks, the first row of its lists too. */
const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(uniflowDraft, code), claim)
    .flatMap((question) => [
      question,
      ...(question.rows ?? []).filter((row) => isAsked(row, factsIn(claim, [0]))),
    ])
    .map(({ ask }) => ask);

const trip: ClaimDetail = { uniKind: 'TRAVEL' };
const luggage: ClaimDetail = { ...trip, uniEvent: 'TRAVEL_LUGGAGE', luggageItems: [{}] };
const cargo: ClaimDetail = { uniKind: 'OTHER', uniRisk: 'UNIPREP', uniEvent: 'CARGO_DAMAGE' };
const crop: ClaimDetail = { uniKind: 'OTHER', uniRisk: 'UNIZEM', uniEvent: 'AGRI_CROP', agriItems: [{}] };
const herd: ClaimDetail = { ...crop, uniEvent: 'AGRI_ANIMALS' };

test.each<[what: string, page: string, claim: ClaimDetail, path: string, isThere: boolean]>([
  ['a doctor abroad, whether the European card was shown', 'medical', trip, 'ehicShown', true],
  [
    'a stolen thing of the luggage, how old it is',
    'luggage',
    { ...luggage, luggageEvent: 'STOLEN' },
    'luggageItems[].age',
    true,
  ],
  [
    'of what came late nothing is old',
    'luggage',
    { ...luggage, luggageEvent: 'DELAYED' },
    'luggageItems[].age',
    false,
  ],
  [
    'goods of others, the vehicle that carried them',
    'cargo',
    { ...cargo, transportRole: 'CARRIER' },
    'truckPlate',
    true,
  ],
  ['nobody asks their owner', 'cargo', { ...cargo, transportRole: 'OWNER' }, 'truckPlate', false],
  ['a crop, what share of it is lost', 'agri', crop, 'agriItems[].lossPercent', true],
  ['animals are counted', 'agri', herd, 'agriItems[].lossPercent', false],
])('%s', (_what, page, claim, path, isThere) => {
  expect(asked(page, claim).includes(path)).toBe(isThere);
});

test('who carried dead animals away gives a receipt, and none for a crop', () => {
  const helps = (claim: ClaimDetail) =>
    documentsFor(uniflowDraft, claim).optional.includes('CARCASS_RECEIPT');
  expect([helps(herd), helps(crop)]).toEqual([true, false]);
});

test('an animal on a policy is told by it, and who has told another is asked nothing anew', () => {
  const begun = (claim: ClaimDetail) => {
    const { petKind, petName } = withBeginnings(getPage(uniflowDraft, 'pet'), claim);
    return { petKind, petName };
  };
  const policyPet = { petKind: 'CAT', petName: 'Micka' } as const;
  expect([begun({ policyPet }), begun({ policyPet, petName: 'Mourek' }), begun({})]).toEqual([
    policyPet,
    { petKind: 'CAT', petName: 'Mourek' },
    { petKind: undefined, petName: undefined },
  ]);
});
