import { describe, expect, test } from 'vitest';
import { Claim, type ClaimDetail } from '../../machines/claim/claim.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { askedOn } from '../../src/pages/askedOn.ts';
import { withoutRows } from '../../src/forms/path.ts';
import { carQuestions } from '../../src/pages/car/carQuestions.ts';
import { inRow, isMet, onlyWhen } from '../../src/pages/questions.ts';
import { sharedQuestions } from '../../src/pages/shared/sharedQuestions.ts';
import { languages, textsOf } from '../texts/allTexts.ts';

const questions = Object.entries({ ...sharedQuestions, ...carQuestions });
const names = [
  ...questions.flatMap(([, asked]) => Object.keys(asked)),
  ...carDraft.pages.flatMap((page) => (page.sends ? [] : askedOn('car', page, {}))),
];

describe('the questions of the car claim', () => {
  test('are asked on pages of the flow', () => {
    const views: readonly string[] = carDraft.pages.map(({ view }) => view);
    expect(
      questions.map(([name]) => name).filter((name) => !views.includes(name.split('.')[0] ?? name)),
    ).toEqual([]);
  });

  test('are answers of a claim', () => {
    expect(names.filter((name) => !((withoutRows(name).split('.')[0] ?? '') in Claim.shape))).toEqual([]);
  });

  test.each(languages)('have a label in %s', (language) => {
    const texts = textsOf(language, 'fields');
    expect(names.filter((name) => !texts.has(`${withoutRows(name)}.label`))).toEqual([]);
  });
});

test('a question waits for all the answers it depends on', () => {
  const condition = { countryScope: ['ABROAD'], vehicleFound: ['true'] };
  const answered = (answers: Record<string, unknown>) => isMet(condition, (name) => answers[name]);
  expect([
    answered({ countryScope: 'ABROAD', vehicleFound: true }),
    answered({ countryScope: 'ABROAD', vehicleFound: false }),
    answered({ vehicleFound: true }),
  ]).toEqual([true, false, false]);
});

test('a question about any row is asked about the row of the page', () => {
  const asked = inRow({ 'injuredParties[].injured.tel': { 'injuredParties[].injured.email': [''] } }, 3);
  expect(asked).toEqual({ 'injuredParties[3].injured.tel': { 'injuredParties[3].injured.email': [''] } });
});

test('of a question that takes several answers one is enough', () => {
  expect(isMet({ damageKinds: ['VEHICLE', 'GLASS'] }, () => ['THING', 'GLASS'])).toBe(true);
  expect(isMet({ damageKinds: ['VEHICLE', 'GLASS'] }, () => [])).toBe(false);
});

test('questions of a family of events keep their own conditions', () => {
  const asked = onlyWhen(
    { 'insured.birthNumber': { 'insured.personKind': ['NATURAL'] } },
    { riskFlow: ['HAV'] },
  );
  expect(asked).toEqual({ 'insured.birthNumber': { 'insured.personKind': ['NATURAL'], riskFlow: ['HAV'] } });
});

test.each<[string, ClaimDetail, readonly string[]]>([
  ['of another one in an accident', { riskFlow: 'HAV', vehicleFound: true }, ['registrationNo', 'insurer']],
  [
    'of the culprit whose vehicle was not found',
    { riskFlow: 'POVPOS', vehicleFound: false },
    ['registrationNo', 'insurer'],
  ],
  ['of the culprit whose vehicle was found', { riskFlow: 'POVPOS', vehicleFound: true }, []],
])('plate and insurer %s', (_, claim, asked) => {
  const page = carDraft.pages.find(({ code }) => code === 'otherParty');
  const names = page ? askedOn('car', page, claim) : [];
  expect(['registrationNo', 'insurer'].filter((name) => names.includes(`otherParty.${name}`))).toEqual(asked);
});
