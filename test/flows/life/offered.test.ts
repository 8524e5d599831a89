import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { saidOn } from '#test/flow/saidOn.ts';

const arm = 'SHOULDER UPPER_ARM ELBOW FOREARM WRIST HAND FINGERS';
const leg = 'HIP THIGH KNEE LOWER_LEG ANKLE FOOT TOES';
const inLife = 'POLICYHOLDER LEGAL_REPRESENTATIVE GUARDIAN ATTORNEY EMPLOYER';
const afterDeath = 'POLICYHOLDER BENEFICIARY ENTITLED HEIR LEGAL_REPRESENTATIVE GUARDIAN ATTORNEY';

/** The codes that a question of a page offers, in their order. */
const offered = (code: string, path: string, claim: ClaimDetail) => {
  const question = getPage(lifeDraft, code).questions.find(({ ask }) => ask === path);
  return question && offeredBy(question, factsIn(claim))?.join(' ');
};

type Row = [what: string, claim: ClaimDetail, codes: string];

const roles: Row[] = [
  ['the insured may report, first of all', { appliedRiskId: 'ZO' }, 'INSURED LEGAL_REP BROKER OTHER'],
  ['nobody reports their own death', { appliedRiskId: 'UMR' }, 'OTHER LEGAL_REP BROKER'],
];

const relations: Row[] = [
  ['of the living, who acts for them', { appliedRiskId: 'ZO' }, inLife],
  ['of a death, by which somebody may ask for money', { appliedRiskId: 'UMR' }, afterDeath],
  ['of a loan, of either', { appliedRiskId: 'BAN' }, `${afterDeath} EMPLOYER`],
  [
    'of seats in a vehicle, whose it is and who sat there',
    { appliedRiskId: 'SED' },
    `${afterDeath} OWNER OPERATOR DRIVER PASSENGER`,
  ],
];

const limbs: Row[] = [
  ['a hurt arm offers its own parts', { bodyAreas: ['ARM_LEFT'] }, arm],
  ['so do both arms', { bodyAreas: ['ARM_LEFT', 'ARM_RIGHT'] }, arm],
  ['a hurt leg offers its own parts', { bodyAreas: ['LEG_RIGHT', 'HEAD'] }, leg],
  ['an arm and a leg offer all', { bodyAreas: ['LEG_RIGHT', 'ARM_LEFT'] }, `${arm} ${leg}`],
  ['a hurt head offers none', { bodyAreas: ['HEAD'] }, ''],
  ['nothing picked yet offers none: the page opens for a hurt limb only', {}, ''],
];

const events: Row[] = [
  ['of a loan', { appliedRiskId: 'BAN' }, 'NO_WORK JOB_LOSS DISABILITY DEATH ILLNESS'],
  [
    'of a loan to the debtor, who is alive',
    { appliedRiskId: 'BAN', reporterRole: 'INSURED' },
    'NO_WORK JOB_LOSS DISABILITY ILLNESS',
  ],
  ['of a journey', { appliedRiskId: 'CPZ' }, 'INJURY PERMANENT HOSPITAL DEATH OTHER'],
];

const disabilities: Row[] = [
  ['by its degree', { policyCountry: 'CZ' }, '1 2 3'],
  ['on a Slovak policy by percents', { policyCountry: 'SK' }, 'OVER_40 OVER_70'],
];

const dependencies: Row[] = [
  ['four', { policyCountry: 'CZ' }, 'I II III IV'],
  ['six on a Slovak policy', { policyCountry: 'SK' }, 'I II III IV V VI'],
];

const severities: Row[] = [
  ['any', { reporterRole: 'OTHER' }, '2 1 4 3'],
  ['none that killed to the insured, who reports', { reporterRole: 'INSURED' }, '2 1 3'],
];

describe.each([
  ['chooseReporter', 'reporterRole', roles],
  ['reporter', 'relationToInsured', relations],
  ['permanentLimbs', 'limbParts', limbs],
  ['policyEventType', 'claimEventType', events],
  ['carSeats', 'injurySeverity.code', severities],
  ['disability', 'disabilityDegree', disabilities],
  ['incapablePerson', 'dependencyDegree', dependencies],
])('on %s is offered as %s', (code, path, rows) => {
  test.each(rows)('%s', (_, claim, codes) => {
    expect(offered(code, path, claim)).toBe(codes);
  });
});

const told = { deathPlace: 'Ostrava', deathCause: 'DISEASE' };
const who = (reporterRole: NonNullable<ClaimDetail['reporterRole']>): ClaimDetail => ({
  appliedRiskId: 'UMR',
  reporterRole,
});
const lasting = { appliedRiskId: 'TN', bodyAreas: ['LEG_LEFT'] } satisfies ClaimDetail;
const role = (code: string) => ({ reporterRole: code });

describe('a page of a life claim says', () => {
  test.each<[string, string, ClaimDetail, Answers, string[]]>([
    ['nothing of who asks for the money where another told the relation', 'death', who('OTHER'), told, []],
    ['nothing of it where a legal representative told it', 'death', who('LEGAL_REP'), told, []],
    [
      'that a broker did not tell who asks for the money',
      'death',
      who('BROKER'),
      told,
      ['required required claimantRole'],
    ],
    [
      'nothing to parts of a hurt limb',
      'permanentLimbs',
      lasting,
      { limbParts: ['KNEE', 'TOES'], limbImpacts: ['SCAR'] },
      [],
    ],
    [
      'that parts of another limb are not hurt',
      'permanentLimbs',
      lasting,
      { limbParts: ['KNEE', 'WRIST'], limbImpacts: ['SCAR'] },
      ['error suggestion limbParts'],
    ],
    ['nothing to the insured who reports', 'chooseReporter', { appliedRiskId: 'ZO' }, role('INSURED'), []],
    [
      'that nobody reports their own death',
      'chooseReporter',
      { appliedRiskId: 'UMR' },
      role('INSURED'),
      ['error suggestion reporterRole'],
    ],
    [
      'that a repair shop has no business here',
      'chooseReporter',
      { appliedRiskId: 'ZO' },
      role('SERVICE'),
      ['error suggestion reporterRole'],
    ],
  ])('%s', (_, code, claim, answers, said) => {
    expect(saidOn(getPage(lifeDraft, code), claim, answers)).toEqual(said);
  });
});
