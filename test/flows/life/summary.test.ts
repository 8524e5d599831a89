import { getPage } from '#machines/flow/compile.ts';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';

const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(lifeDraft, code), claim).map(({ ask }) => ask);

test('of somebody who has died nobody asks for a phone, a home or a job', () => {
  expect(asked('personalData', { appliedRiskId: 'UMR' })).toEqual([
    'insured.fullName',
    'insured.birthNumber',
    'insured.birthDate',
  ]);
});

test.each<[what: string, claim: ClaimDetail, asked: readonly string[]]>([
  ['the insured consents', { reporterRole: 'INSURED' }, ['recordsConsent']],
  ['a legal representative consents', { reporterRole: 'LEGAL_REP' }, ['recordsConsent']],
  ['nobody else can: the insured knows', { reporterRole: 'OTHER' }, ['insuredKnows']],
  ['a broker cannot either', { reporterRole: 'BROKER' }, ['insuredKnows']],
  ['who has died is not asked', { reporterRole: 'OTHER', appliedRiskId: 'UMR' }, []],
  ['nor is it who represents a child after a death', { reporterRole: 'LEGAL_REP', appliedRiskId: 'UMR' }, []],
])('to our asking the doctors: %s', (_, claim, consents) => {
  const names = ['recordsConsent', 'insuredKnows'];
  const all = asked('personalData', { appliedRiskId: 'ZO', ...claim });
  expect(all.filter((name) => names.includes(name))).toEqual(consents);
});

test('of a child nobody asks for an occupation', () => {
  const work = ['insured.employeeType', 'jobType'];
  const askedOf = (claim: ClaimDetail) =>
    asked('noWork', { appliedRiskId: 'PN', ...claim }).filter((name) => work.includes(name));
  expect([
    askedOf({ insured: { birthDate: '2015-02-01' } }),
    askedOf({ insured: { birthDate: '1980-02-01' } }),
    askedOf({}),
  ]).toEqual([[], work, work]);
});

test.each<[ClaimDetail, readonly string[]]>([
  [{ appliedRiskId: 'PN' }, ['noWork: insured.employeeType', 'noWork: jobType']],
  [{ appliedRiskId: 'BAN', claimEventType: 'NO_WORK' }, ['noWork: insured.employeeType', 'noWork: jobType']],
  [{ appliedRiskId: 'DNL' }, ['injuryMore: jobType']],
  [{ appliedRiskId: 'TN', bodyAreas: ['THORAX'] }, ['permanentMore: jobType']],
  [{ appliedRiskId: 'INV' }, ['disabilityCause: jobType']],
  [{ appliedRiskId: 'BAN', claimEventType: 'DISABILITY' }, []],
  [{ appliedRiskId: 'CPZ', claimEventType: 'INJURY' }, []],
  [{ appliedRiskId: 'NEM' }, []],
  [{ appliedRiskId: 'OCR' }, []],
])('work is asked about where it counts: %o', (claim, work) => {
  const { walked } = situationOf(lifeDraft, { reporterRole: 'INSURED', policyNumberValid: true, ...claim });
  const all = walked.flatMap((page) =>
    askedOn(page, claim)
      .filter(({ ask }) => ['insured.employeeType', 'jobType'].includes(ask))
      .map(({ ask }) => `${page.code}: ${ask}`),
  );
  expect(all).toEqual(work);
});

test.each<[what: string, claim: ClaimDetail, asks: string, pages: readonly string[]]>([
  ['themselves, with who they are', { reporterRole: 'INSURED' }, 'insured.email', ['personalData']],
  ['for another, on a page of its own', { reporterRole: 'OTHER' }, 'insured.email', ['insuredContact']],
  ['for a child, on a page of its own', { reporterRole: 'LEGAL_REP' }, 'insured.address', ['insuredContact']],
  ['a death, not at all', { reporterRole: 'OTHER', appliedRiskId: 'UMR' }, 'insured.email', []],
])('how to reach the insured is asked of who reports %s', (_, differing, path, pages) => {
  const claim: ClaimDetail = { appliedRiskId: 'ZO', insured: { addressChoice: 'CZECH' }, ...differing };
  const { walked } = situationOf(lifeDraft, claim);
  const asking = walked.filter((page) => askedOn(page, claim).some(({ ask }) => ask === path));
  expect(asking.map(({ code }) => code)).toEqual(pages);
});

test.each<[ClaimDetail['reporterRole'], ClaimDetail['appliedRiskId'], boolean]>([
  ['INSURED', 'DNL', false],
  ['BROKER', 'DNL', false],
  ['OTHER', 'DNL', true],
  ['LEGAL_REP', 'DNL', false],
  ['LEGAL_REP', 'UMR', true],
])('who they are to the insured is asked of a relative, and after a death: %s, %s', (role, risk, isAsked) => {
  const claim: ClaimDetail = { ...(role && { reporterRole: role }), ...(risk && { appliedRiskId: risk }) };
  expect(asked('reporter', claim).includes('familyRelation')).toBe(isAsked);
});

test.each<[what: string, claim: ClaimDetail, asked: readonly string[]]>([
  ['a murder is looked into with the injury', { deathCause: 'VIOLENCE' }, []],
  ['an illness is not looked into', { deathCause: 'DISEASE' }, []],
  ['a suicide is', { deathCause: 'SUICIDE' }, ['policeInvestigation']],
  ['so is what nobody knows', { deathCause: 'UNKNOWN' }, ['policeInvestigation']],
])('after a death the police are asked about where they matter: %s', (_, claim, police) => {
  const all = asked('deathMore', { appliedRiskId: 'UMR', ...claim });
  expect(all.filter((name) => name.startsWith('police'))).toEqual(police);
});

test('the account of who reports and claims is asked for once, with what they claim', () => {
  const isAsked = (code: string, claim: ClaimDetail) =>
    asked(code, { appliedRiskId: 'UMR', ...claim }).includes('claimants[].account');
  const heir: ClaimDetail = { relationToInsured: 'HEIR' };
  expect([
    isAsked('claimant[0]', heir),
    isAsked('claimant[0]', { ...heir, bankContactType: 'FUTURE_ACCOUNT' }),
    isAsked('claimant[0]', { ...heir, bankContactType: 'ENTERED' }),
    isAsked('claimant[1]', { ...heir, bankContactType: 'ENTERED' }),
    isAsked('claimant[0]', { relationToInsured: 'ATTORNEY' }),
  ]).toEqual([true, true, false, true, true]);
});

test('after a loan nobody asks for a notary, because the lender is paid', () => {
  const loan = { appliedRiskId: 'BAN', claimEventType: 'DEATH', deathCause: 'DISEASE' } as const;
  expect(
    [loan, { ...loan, relationToInsured: 'HEIR' } as const].map((claim) =>
      asked('death', claim).includes('notary'),
    ),
  ).toEqual([false, false]);
});

test('a loan whose debtor has died asks as little as a death does', () => {
  const loan = { appliedRiskId: 'BAN', claimEventType: 'DEATH', policyNumberValid: true } as const;
  expect(asked('personalData', loan)).toEqual(asked('personalData', { appliedRiskId: 'UMR' }));
});

test.each<[string, ClaimDetail]>([
  ['injuryBody', { appliedRiskId: 'DNL' }],
  ['permanentLimbs', { appliedRiskId: 'TN' }],
  ['injuryBody', { appliedRiskId: 'SED' }],
])('the stronger hand is asked about once an arm is known to be hurt: %s', (page, claim) => {
  const isAsked = (bodyAreas: ClaimDetail['bodyAreas']) =>
    asked(page, { ...claim, bodyAreas }).includes('insured.handedness');
  expect([isAsked(undefined), isAsked(['HEAD', 'LEG_LEFT']), isAsked(['ARM_LEFT'])]).toEqual([
    false,
    false,
    true,
  ]);
  expect(asked('personalData', claim)).not.toContain('insured.handedness');
});

test('the end of a period is not asked for while it goes on', () => {
  const isAsked = (claim: ClaimDetail) => asked('noWork', claim).includes('dateTo');
  expect([isAsked({}), isAsked({ ongoing: false }), isAsked({ ongoing: true })]).toEqual([true, true, false]);
});
