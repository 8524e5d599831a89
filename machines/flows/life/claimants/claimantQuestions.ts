import { BankContactType } from '#machines/claim/enums.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { inGroup, type Question } from '#machines/flow/question.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** The first who claims is who reports, as long as nothing is told there. */
const reporterClaims = { fact: 'reporterClaims', is: true } as const;
const asReporter = { row: 0, unanswered: 'claimants[]', when: reporterClaims } as const;

const hasToldAccount: Rule = {
  all: [
    { fact: 'claimantReports', is: true },
    { fact: 'bankContactType', in: BankContactType.exclude(['FUTURE_ACCOUNT']).options },
  ],
};

/** What is asked of each who claims: by what we find them in the estate, and how to reach them. */
export const claimantQuestions: readonly Question[] = [
  ask('claimants[].fullName', { collapsed: true, begins: { from: 'reporter.fullName', ...asReporter } }),
  ask('claimants[].birthNumber', {
    or: 'claimants[].birthDate',
    either: { with: 'claimants[].birthDate', words: 'birth' },
  }),
  ask('claimants[].birthDate', { optional: true, or: 'claimants[].birthNumber' }),
  ask('claimants[].guardianName', {
    when: { fact: 'claimantUnderAge', is: true },
    // Who reports for somebody acts for them.
    begins: {
      from: 'reporter.fullName',
      ...asReporter,
      when: { all: [{ fact: 'reporterRole', is: 'LEGAL_REP' }, { not: reporterClaims }] },
    },
  }),
  ask('claimants[].familyRelation', { collapsed: true, begins: { from: 'familyRelation', ...asReporter } }),
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('claimant.contact', [
    ask('claimants[].email', {
      collapsed: true,
      or: 'claimants[].tel',
      missing: 'contactRequired',
      begins: { from: 'reporter.email', ...asReporter },
    }),
    ask('claimants[].tel', {
      collapsed: true,
      or: 'claimants[].email',
      missing: 'contactRequired',
      begins: { from: 'reporter.tel', ...asReporter },
    }),
  ]),
  ...inGroup('claimant.home', [ask('claimants[].address')]),
];

/** The account of somebody who claims, last of what is asked of them. */
export const claimantAccount: readonly Question[] = inGroup('claimant.account', [
  // Who reports and claims may have told their account with the bank.
  ask('claimants[].account', { when: { not: hasToldAccount }, optional: true, isDetail: true }),
]);
