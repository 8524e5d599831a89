import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { getPage } from '#machines/flow/compile.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { isAsked, offeredBy } from '#machines/flow/question.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';

// What may be picked. Source: domain notes, liability, sections 1 and 2.

const caused: ClaimDetail = { riskFlow: 'ODPPOJ' };
const suffered: ClaimDetail = { riskFlow: 'ODPPOS' };
const hurt: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' };
const harmed: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' };

const offered = (code: string, path: string, claim: ClaimDetail) => {
  const page = getPage(liabilityDraft, code);
  const question = page.questions.find(({ ask }) => ask === path);
  return question && offeredBy(question, factsIn(claim, rowsOf(page)))?.join(' ');
};

describe('those may be picked who can be meant', () => {
  test.each<[what: string, page: string, path: string, claim: ClaimDetail, codes: string]>([
    ['reporters of harm done', 'reporter', 'reporterRole', caused, 'INSURED SERVICE BROKER OTHER'],
    ['reporters of harm suffered', 'reporter', 'reporterRole', suffered, 'INJURED OTHER SERVICE BROKER'],
    ['reporters of an injury at work', 'reporter', 'reporterRole', hurt, 'INSURED INJURED BROKER OTHER'],
    ['an employee is a person', 'person', 'insured.personKind', harmed, 'NATURAL'],
    ['anybody else may be a company', 'person', 'insured.personKind', caused, 'NATURAL LEGAL'],
    [
      'causes outside work',
      'event',
      'damageCause',
      caused,
      '110 140 200 210 330 350 360 400 500 510 520 571',
    ],
    ['at work the event tells the cause', 'event', 'damageCause', hurt, '571'],
    ['views of fault', 'causedDamage', 'agreement', caused, 'AGREE PARTIALLY DISAGREE UNKNOWN'],
    ['views of an injury at work', 'workInjury', 'agreement', hurt, 'AGREE PARTIALLY DISAGREE UNKNOWN'],
    [
      'what one who was harmed is to the one who did it',
      'injuredParty',
      'injuredParties[].relation',
      caused,
      'STRANGER NEIGHBOUR RELATIVE HOUSEHOLD CUSTOMER TENANT LANDLORD EMPLOYER',
    ],
    [
      'what one who reports harm is to the one who did it',
      'sufferedDamage',
      'injuredParties[].relation',
      suffered,
      'STRANGER NEIGHBOUR RELATIVE HOUSEHOLD CUSTOMER TENANT LANDLORD EMPLOYER',
    ],
    ['who may not inspect alone is visited', 'inspection', 'inspectionMethod', suffered, 'MOBILE_TECHNICIAN'],
    [
      'who may, chooses',
      'inspection',
      'inspectionMethod',
      { ...suffered, selfInspectionAuthorized: true },
      'SELF_INSPECTION MOBILE_TECHNICIAN',
    ],
    [
      'an animal alone does what an animal does',
      'causedDamage',
      'causedBy',
      { ...caused, damageCause: '200' },
      'ANIMAL',
    ],
    ['a bite, too', 'causedDamage', 'causedBy', { ...caused, damageCause: '210' }, 'ANIMAL'],
  ])('%s', (_what, page, path, claim, codes) => {
    expect(offered(page, path, claim)).toBe(codes);
  });

  test('and nobody is asked where one is left', () => {
    const page = getPage(liabilityDraft, 'inspection');
    const [method] = page.questions;
    const isPut = (claim: ClaimDetail) => method && isAsked(method, factsIn(claim));
    expect([isPut(suffered), isPut({ ...suffered, selfInspectionAuthorized: true })]).toEqual([false, true]);
  });
});
