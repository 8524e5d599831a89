import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { setDerived } from '#machines/claim/derived/derived.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { controlOf } from '#machines/subject/control.ts';
import { inRows } from '#machines/subject/path.ts';
import { schemaAt } from '#test/claim/schemaAt.ts';
import { putAt, valueAt } from '#machines/subject/valueAt.ts';
import { withGiven } from '#machines/flow/answers.ts';
import { wordsFor, type Question } from '#machines/flow/question.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { aLifeClaim, answersOfRoutes, type LifeRoute } from './lifeClaims.ts';

const on = { incidentDate: '2026-11-09' } satisfies ClaimDetail;

/** The claim with what follows from its answers. */
const following = (claim: ClaimDetail): ClaimDetail => {
  const then = structuredClone(claim);
  setDerived({}, then);
  return then;
};

describe('the day of the event is asked once, in the words of what is reported, and known by its other name', () => {
  test.each<[LifeRoute, string, string | undefined]>([
    ['DNL', 'INJURY', 'injuryDate'],
    ['TN', 'INJURY', 'injuryDate'],
    ['SED', 'INJURY', 'injuryDate'],
    ['NEM', 'STAY', 'hospitalizations[0].dateFrom'],
    ['PN', 'NO_WORK', 'dateFrom'],
    ['OCR', 'CARE', 'dateFrom'],
    ['ZO', 'ILLNESS', 'diagnosisDate'],
    ['INV', 'DISABILITY', 'disabilityDate'],
    ['DNSB', 'DEPENDENCY', 'dependencyFrom'],
    ['UMR', 'DEATH', 'deathDate'],
    ['PAR', 'CYCLE', 'cycleDate'],
    ['OTHER', 'OTHER', undefined],
    ['BAN_NO_WORK', 'NO_WORK', 'dateFrom'],
    ['BAN_JOB_LOSS', 'JOB_LOSS', 'employmentEnd'],
    ['BAN_DISABILITY', 'DISABILITY', 'disabilityDate'],
    ['BAN_DEATH', 'DEATH', 'deathDate'],
    ['BAN_ILLNESS', 'ILLNESS', 'diagnosisDate'],
    ['CPZ_INJURY', 'INJURY', 'injuryDate'],
    ['CPZ_PERMANENT', 'INJURY', 'injuryDate'],
    ['CPZ_HOSPITAL', 'STAY', 'hospitalizations[0].dateFrom'],
    ['CPZ_DEATH', 'DEATH', 'deathDate'],
    ['CPZ_OTHER', 'OTHER', undefined],
  ])('%s: %s', (route, day, twin) => {
    const claim = aLifeClaim(answersOfRoutes[route]);
    const asking = lifeDraft.instances.flatMap(({ questions }) =>
      questions.filter(({ ask }) => ask === 'incidentDate'),
    );
    const words = new Set(asking.map((question) => wordsFor(question.words, factsIn(claim))));
    expect([[...words], twin && valueAt(claim, twin)]).toEqual([
      [`eventDay.${day}`],
      twin && claim.incidentDate,
    ]);
  });

  test('and is asked in the common words while nobody knows the event', () => {
    const [question] = getPage(lifeDraft, 'policyEventType').questions.filter(
      ({ ask }) => ask === 'incidentDate',
    );
    expect(wordsFor(question?.words, factsIn({ appliedRiskId: 'CPZ' }))).toBe(undefined);
  });

  test.each<[string, ClaimDetail, ClaimDetail]>([
    [
      'a day under another name is not taken from a report',
      { appliedRiskId: 'PN', ...on, dateFrom: '2026-01-01' },
      { appliedRiskId: 'PN', ...on, dateFrom: '2026-11-09' },
    ],
    [
      'nor is one that belongs to another event',
      { appliedRiskId: 'PN', ...on, cycleDate: '2026-01-01', disabilityDate: '2026-01-01' },
      { appliedRiskId: 'PN', ...on, dateFrom: '2026-11-09' },
    ],
    [
      'no day, none under another name',
      { appliedRiskId: 'PN', dateFrom: '2026-01-01' },
      { appliedRiskId: 'PN' },
    ],
    ['a stay nobody told has no day', { appliedRiskId: 'NEM', ...on }, { appliedRiskId: 'NEM', ...on }],
    ['a car has no such day', on, on],
  ])('%s', (_, claim, expected) => {
    expect(following(claim)).toEqual(expected);
  });
});

/** What a page says of a claim that answers it, as `severity key place`. */
const saidOf = (code: string, claim: ClaimDetail) =>
  getPage(lifeDraft, code)
    .checks.flatMap((check) => check.find(claim))
    .map(({ severity, key, path }) => `${severity} ${key} ${path.join('.')}`);

type Row = [page: string, claim: ClaimDetail, right: ClaimDetail, said: string];

const risk = (appliedRiskId: NonNullable<ClaimDetail['appliedRiskId']>): ClaimDetail => ({
  appliedRiskId,
  ...on,
});
const loan = (claimEventType: NonNullable<ClaimDetail['claimEventType']>): ClaimDetail => ({
  ...risk('BAN'),
  claimEventType,
});
const stays = (...days: readonly [string | undefined, string | undefined][]): ClaimDetail => ({
  hospitalizations: days.map(([dateFrom, dateTo]) => ({ dateFrom, dateTo })),
});

const orders: Row[] = [
  ['injuryTreatment', risk('DNL'), { firstTreatmentDate: '2026-11-09' }, 'dateOrder firstTreatmentDate'],
  [
    'injuryTreatment',
    { ...risk('DNL'), firstTreatmentDate: '2026-11-12' },
    { treatmentTo: '2026-11-12' },
    'dateOrder treatmentTo',
  ],
  ['permanentEvent', risk('TN'), { treatmentTo: '2026-11-09' }, 'dateOrder treatmentTo'],
  ['illness', risk('ZO'), { firstSymptomsDate: '2026-11-09' }, 'dateTooLate firstSymptomsDate'],
  ['illness', loan('ILLNESS'), { firstSymptomsDate: '2026-11-09' }, 'dateTooLate firstSymptomsDate'],
  ['hospital', risk('NEM'), { injuryDate: '2026-11-09' }, 'dateTooLate injuryDate'],
  ['noWorkEvent', risk('PN'), { injuryDate: '2026-11-09' }, 'dateTooLate injuryDate'],
  ['noWork', risk('PN'), { dateTo: '2026-11-09' }, 'dateOrder dateTo'],
  ['ocr', risk('OCR'), { dateTo: '2026-11-09' }, 'dateOrder dateTo'],
  ['disability', risk('INV'), { decisionDate: '2026-11-09' }, 'dateOrder decisionDate'],
  ['disabilityCause', risk('INV'), { injuryDate: '2026-11-09' }, 'dateTooLate injuryDate'],
  ['disabilityCause', risk('INV'), { firstSymptomsDate: '2026-11-09' }, 'dateTooLate firstSymptomsDate'],
  [
    'disability',
    { ...risk('INV'), decisionDate: '2026-11-12' },
    { nextReviewDate: '2026-11-13' },
    'dateOrder nextReviewDate',
  ],
  ['incapablePerson', risk('DNSB'), { decisionDate: '2026-11-09' }, 'dateOrder decisionDate'],
  [
    'incapablePerson',
    { ...risk('DNSB'), decisionDate: '2026-11-12' },
    { nextReviewDate: '2026-11-13' },
    'dateOrder nextReviewDate',
  ],
  ['deathInjury', risk('UMR'), { injuryDate: '2026-11-09' }, 'dateTooLate injuryDate'],
  ['death', risk('SED'), { deathDate: '2026-11-09' }, 'dateOrder deathDate'],
  ['ivf', risk('PAR'), { transferDate: '2026-11-09' }, 'dateOrder transferDate'],
  ['jobLoss', loan('JOB_LOSS'), { employmentFrom: '2026-11-09' }, 'dateTooLate employmentFrom'],
  ['jobLoss', loan('JOB_LOSS'), { noticeGivenOn: '2026-11-09' }, 'dateTooLate noticeGivenOn'],
  ['jobLoss', loan('JOB_LOSS'), { labourOfficeFrom: '2026-11-09' }, 'dateOrder labourOfficeFrom'],
  ['trip', { ...risk('CPZ'), tripFrom: '2026-11-09' }, { tripTo: '2026-11-09' }, 'dateOrder tripTo'],
];

/** The same answers a day earlier or later. */
const moved = (claim: ClaimDetail, days: number): ClaimDetail =>
  Object.fromEntries(
    Object.entries(claim).map(([name, day]) => {
      const date = new Date(`${String(day)}T00:00:00Z`);
      date.setUTCDate(date.getUTCDate() + days);
      return [name, date.toISOString().slice(0, 10)];
    }),
  );

describe('the days of a claim have an order', () => {
  test.each(orders)('on %s of %j: %j is right, a day more is %s', (code, claim, right, said) => {
    const wrong = moved(right, said.startsWith('dateTooLate') ? 1 : -1);
    const errors = (told: ClaimDetail) =>
      saidOf(code, following({ ...claim, ...told })).filter((one) => one.startsWith('error'));
    expect([errors(right), errors(wrong)]).toEqual([[], [`error ${said}`]]);
  });

  test.each<[string, string, ClaimDetail, string[]]>([
    ['one after the other', 'hospital', stays([undefined, '2026-11-12'], ['2026-11-14', undefined]), []],
    [
      'from one hospital to the next on the same day',
      'hospital',
      stays([undefined, '2026-11-12'], ['2026-11-12', '2026-11-15']),
      [],
    ],
    [
      'in two hospitals at once',
      'hospital',
      stays([undefined, '2026-11-12'], ['2026-11-11', '2026-11-15']),
      ['error staysOverlap hospitalizations.1.dateFrom'],
    ],
    [
      'in another while the first goes on',
      'hospital',
      stays([undefined, undefined], ['2026-11-11', '2026-11-15']),
      ['error staysOverlap hospitalizations.1.dateFrom'],
    ],
    [
      'before the stay that is the event',
      'hospital',
      stays([undefined, '2026-11-12'], ['2026-11-01', '2026-11-03']),
      ['error dateOrder hospitalizations.1.dateFrom'],
    ],
    [
      'that ends before it begins',
      'hospital',
      stays([undefined, '2026-11-08']),
      ['error dateOrder hospitalizations.0.dateTo'],
    ],
    [
      'of an injury, before it',
      'injuryHospital',
      { ...risk('DNL'), ...stays(['2026-11-08', '2026-11-12']) },
      ['error dateOrder hospitalizations.0.dateFrom'],
    ],
  ])('stays in hospital %s', (_, code, claim, said) => {
    expect(saidOf(code, following({ ...risk('NEM'), ...claim }))).toEqual(said);
  });

  test.each<[string, string, string[]]>([
    ['within a year', '2025-11-20', ['warning consequencesEarly healthStabilised']],
    ['after a year', '2025-11-19', []],
  ])('what stays after an injury is settled %s', (_, incidentDate, said) => {
    const claim: ClaimDetail = { appliedRiskId: 'TN', incidentDate, healthStabilised: 'YES' };
    expect(saidOf('permanentEvent', following(claim))).toEqual(said);
  });
});

const born = '2026-11-09';
const dayBefore = '2026-11-08';
const isDay = ({ ask }: Question) => controlOf(schemaAt(ask))?.kind === 'day';
const isBirth = ({ ask }: Question) => ask.toLowerCase().endsWith('birthdate');

/** Every day that a page asks for, those of rows in their second row. */
const daysAsked = lifeDraft.instances.flatMap(({ code, questions }) =>
  questions
    .flatMap((question) => [question, ...(question.rows ?? [])])
    .filter((question) => isDay(question) && !isBirth(question) && question.ask !== 'incidentDate')
    .map(({ ask }): [string, string] => [code, inRows(ask, [1])]),
);

describe('nothing happens before the insured was born', () => {
  const risksOf: Readonly<Record<string, ClaimDetail>> = {
    death: risk('SED'),
    hospital: risk('NEM'),
    illness: risk('ZO'),
    noWork: risk('PN'),
    noWorkEvent: risk('PN'),
    ocr: risk('OCR'),
    disability: risk('INV'),
    disabilityCause: risk('INV'),
    incapablePerson: risk('DNSB'),
    ivf: risk('PAR'),
    jobLoss: loan('JOB_LOSS'),
    deathInjury: risk('UMR'),
    permanentEvent: risk('TN'),
  };

  test.each(daysAsked)('on %s: %s', (code, path) => {
    const claim: ClaimDetail = {
      ...(risksOf[code] ?? risk('DNL')),
      insured: { birthDate: born },
      tripFrom: born,
      decisionDate: born,
      employmentFrom: born,
      firstTreatmentDate: born,
      hospitalizations: [{ dateTo: born }, { dateFrom: born, dateTo: born }],
    };
    const page = getPage(lifeDraft, code);
    const answers = following(claim);
    putAt(answers, path, dayBefore);
    const places = page.checks
      .flatMap((check) => check.find(withGiven(answers, page, answers)))
      .filter(({ severity }) => severity === 'error')
      .map(({ path: place }) => place.join('.'));
    expect(places).toContain(path.replaceAll(/\[(\d)\]/g, '.$1'));
  });

  test.each<[string, ClaimDetail['insured'], string[]]>([
    ['born on the day', { birthDate: born }, []],
    ['born a day later', { birthDate: '2026-11-10' }, ['error bornAfterEvent insured.birthDate']],
    ['by the birth number', { birthNumber: '2611100008' }, ['error bornAfterEvent insured.birthNumber']],
    ['of a placeholder nothing is known', { birthNumber: '2611109999' }, []],
  ])('on the page of the insured: %s', (_, insured, said) => {
    expect(saidOf('personalData', { ...risk('DNL'), insured })).toEqual(said);
  });

  test.each(['policy', 'policyAlternative', 'policyEventType'])(
    'on %s, when the day is changed later',
    (code) => {
      const claim: ClaimDetail = { incidentDate: dayBefore, insured: { birthDate: born } };
      expect(saidOf(code, claim)).toEqual(['error dateBeforeBirth incidentDate']);
    },
  );
});
