import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { summaryOf } from '#machines/flow/summary.ts';
import { keyAnswers } from '#machines/report/keyAnswers.ts';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  reporterRole: 'INSURED',
  reporter: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '702228000' },
  vehicleFound: true,
  contactSearch: '4400000017',
  incidentDate: '2026-11-05',
};
const keysOf = (claim: ClaimDetail) =>
  keyAnswers(summaryOf(carDraft, claim)).map(({ page, answer }) => [page.code, answer.path, answer.value]);

test('the day, the vehicle, the account and the phone are worth a second look', () => {
  const found = { registrationNo: '4UI5655', bankContactType: 'POLICY', maskedAccount: '•7' } as const;
  expect(keysOf({ ...accident, ...found })).toEqual([
    ['vehicle', 'incidentDate', '2026-11-05'],
    ['vehicle', 'registrationNo', '4UI5655'],
    ['bankData', 'maskedAccount', '•7'],
    ['reporter', 'reporter.tel', '702228000'],
  ]);
});

test('what was searched by stands for a vehicle that nothing was found of, and what was not answered is left out', () => {
  expect(keysOf(accident)).toEqual([
    ['vehicle', 'incidentDate', '2026-11-05'],
    ['vehicle', 'contactSearch', '4400000017'],
    ['reporter', 'reporter.tel', '702228000'],
  ]);
});
