import { describe, expect, test } from 'vitest';
import { Claim } from '../../machines/claim/claim.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { askedOn } from '../../src/pages/askedOn.ts';
import { carQuestions } from '../../src/pages/car/carQuestions.ts';
import { isMet } from '../../src/pages/questions.ts';
import { sharedQuestions } from '../../src/pages/shared/sharedQuestions.ts';
import { languages, textsOf } from '../texts/allTexts.ts';

const questions = Object.entries({ ...sharedQuestions, ...carQuestions });
const names = [
  ...questions.flatMap(([, asked]) => Object.keys(asked)),
  ...carDraft.pages.flatMap((page) => (page.sends ? [] : askedOn('car', page, {}))),
];

describe('the questions of the car claim', () => {
  test('are asked on pages of the flow', () => {
    const codes: readonly string[] = carDraft.pages.map(({ code }) => code);
    expect(questions.map(([code]) => code).filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('are answers of a claim', () => {
    expect(names.filter((name) => !((name.split('.')[0] ?? '') in Claim.shape))).toEqual([]);
  });

  test.each(languages)('have a label in %s', (language) => {
    const texts = textsOf(language, 'fields');
    expect(names.filter((name) => !texts.has(`${name}.label`))).toEqual([]);
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
