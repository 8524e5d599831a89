import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { getPage } from '#machines/flow/compile.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

const offered = (flow: Flow, code: string, path: string, claim: ClaimDetail): string => {
  const question = getPage(flow, code).questions.find(({ ask }) => ask === path);
  return question ? (offeredBy(question, factsIn(claim))?.join(' ') ?? 'anything') : 'not asked';
};

const czech: ClaimDetail = { policyCountry: 'CZ', policyNumberValid: true };
const slovak: ClaimDetail = { policyCountry: 'SK', policyNumberValid: true };
const none: ClaimDetail = { policyNumberValid: false, dummyPolicy: true };

test.each<[string, ClaimDetail, string, ClaimDetail['countryScope']]>([
  ['a Czech policy', czech, 'CZECH ABROAD UNKNOWN', 'CZECH'],
  ['a Slovak policy', slovak, 'SLOVAK CZECH ABROAD UNKNOWN', 'SLOVAK'],
  ['no policy', none, 'CZECH SLOVAK ABROAD UNKNOWN', 'CZECH'],
])('with %s it happened at home unless the reporter says otherwise', (_, claim, codes, begun) => {
  for (const flow of [carDraft, liabilityDraft]) {
    expect(offered(flow, 'event', 'countryScope', claim)).toBe(codes);
    expect(withBeginnings(getPage(flow, 'event'), claim).countryScope).toBe(begun);
  }
});

test('who lives in Slovakia is at home there with a Slovak policy, and abroad with a Czech one', () => {
  const living = (claim: ClaimDetail) => [
    offered(carDraft, 'person', 'injured.addressChoice', claim),
    offered(lifeDraft, 'personalData', 'insured.addressChoice', claim),
  ];
  expect([living(czech), living(slovak), living(none)]).toEqual([
    ['CZECH ABROAD UNKNOWN', 'POLICY CZECH ABROAD'],
    ['SLOVAK CZECH ABROAD UNKNOWN', 'POLICY SLOVAK CZECH ABROAD'],
    ['CZECH SLOVAK ABROAD UNKNOWN', 'CZECH SLOVAK ABROAD'],
  ]);
});
