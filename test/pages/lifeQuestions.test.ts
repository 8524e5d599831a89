import { describe, expect, test } from 'vitest';
import { Claim } from '../../machines/claim/claim.ts';
import type { Page } from '../../machines/flow/page.ts';
import { lifeDraft } from '../../machines/flows/life/draft.ts';
import { askedOn } from '../../src/pages/askedOn.ts';
import { lifeQuestions } from '../../src/pages/life/lifeQuestions.ts';
import { summarySteps } from '../../src/pages/shared/summarySteps.ts';
import { languages, textsOf } from '../texts/allTexts.ts';

const pages: readonly Page[] = lifeDraft.pages;
const asking = pages.filter((page) => Object.keys(page.answers.shape).length > 0 && !page.sends);
const questionsOf = (page: Page): readonly string[] =>
  Object.keys(lifeQuestions[page.code] ?? lifeQuestions[page.view] ?? page.answers.shape);
const rootOf = (name: string) => name.split('.')[0] ?? name;

describe.each(asking.map((page) => [page.code, page] as const))('the questions of %s', (_, page) => {
  test('are all that the page takes, and no other', () => {
    const asked = new Set(questionsOf(page).map(rootOf));
    expect([...asked].toSorted()).toEqual(Object.keys(page.answers.shape).toSorted());
  });

  test.each(languages)('have a label in %s', (language) => {
    const texts = textsOf(language, 'fields');
    expect(questionsOf(page).filter((name) => !texts.has(`${name}.label`))).toEqual([]);
  });
});

test.each(languages)(
  'every page of a life claim has a name and a question as its title in %s',
  (language) => {
    const [life, shared] = [textsOf(language, 'life'), textsOf(language, 'shared')];
    const wanted = pages.flatMap(({ view }) => [`${view}.name`, `${view}.title`]);
    expect(wanted.filter((key) => !life.has(key) && !shared.has(key))).toEqual([]);
  },
);

test('the questions of a life claim are answers of a claim, on pages of the flow', () => {
  const names = new Set(pages.flatMap(({ code, view }) => [code, view]));
  expect(Object.keys(lifeQuestions).filter((code) => !names.has(code))).toEqual([]);
  const asked = Object.values(lifeQuestions).flatMap((questions) => Object.keys(questions));
  expect(asked.filter((name) => !(rootOf(name) in Claim.shape))).toEqual([]);
});

const pageOf = (code: string) => {
  const page = pages.find((one) => one.code === code);
  if (!page) throw new Error(`no page ${code}`);
  return page;
};

test('of somebody who has died nobody asks for a phone, a home or a job', () => {
  expect(askedOn('life', pageOf('personalData'), { appliedRiskId: 'UMR' })).toEqual([
    'insured.fullName',
    'insured.birthNumber',
    'insured.birthDate',
    'healthDataConsent',
  ]);
});

test('a loan whose debtor has died asks as little as a death does', () => {
  const loan = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;
  expect(askedOn('life', pageOf('personalData'), loan)).toEqual(
    askedOn('life', pageOf('personalData'), { appliedRiskId: 'UMR' }),
  );
});

test('the stronger hand is asked about where an injury is reported', () => {
  const isAsked = (appliedRiskId: 'DNL' | 'PN') =>
    askedOn('life', pageOf('personalData'), { appliedRiskId }).includes('insured.handedness');
  expect([isAsked('DNL'), isAsked('PN')]).toEqual([true, false]);
});

test('the end of a period is not asked for while it goes on', () => {
  const isAsked = (ongoing?: boolean) =>
    askedOn('life', pageOf('noWork'), ongoing === undefined ? {} : { ongoing }).includes('dateTo');
  expect([isAsked(), isAsked(false), isAsked(true)]).toEqual([true, true, false]);
});

test('check-your-answers reads the stays in hospital one by one', () => {
  const stays = [
    { dateFrom: '2026-10-01', dateTo: '2026-10-05', facilityName: 'Nemocnice Motol' },
    { dateFrom: '2026-11-01', ongoing: true, facilityName: 'Nemocnice Motol' },
  ];
  const claim = {
    appliedRiskId: 'DNL',
    hospitalized: 'YES',
    hospitalizationCount: '2',
    hospitalizations: stays,
  } as const;
  const told = summarySteps(lifeDraft, claim).flatMap((step) => step.pages);
  expect(told.find(({ page }) => page.code === 'injuryHospital')?.rows).toEqual([
    { name: 'hospitalizationCount', value: '2' },
    { name: 'hospitalizations[0]', value: stays[0] },
    { name: 'hospitalizations[1]', value: stays[1] },
  ]);
});

test.each([
  [undefined, false],
  [true, true],
])('check-your-answers reads a box left unticked as a no', (ongoing, value) => {
  const claim = { appliedRiskId: 'PN', ...(ongoing && { ongoing }) } as const;
  const rows = summarySteps(lifeDraft, claim).flatMap((step) => step.pages.flatMap((page) => page.rows));
  expect(rows.find(({ name }) => name === 'ongoing')).toEqual({ name: 'ongoing', value });
  expect(rows.find(({ name }) => name === 'healthDataConsent')).toEqual({
    name: 'healthDataConsent',
    value: undefined,
  });
});
