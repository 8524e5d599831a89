import { inGroup, type Question } from '../../../flow/question.ts';
import { ask } from '../ask.ts';

const account = inGroup('claimant.account', [ask('claimants[].account', { optional: true })]);
/** Who reports and claims has told their account with the bank. */
const accountOfFirst = account.map((question) => ({
  ...question,
  when: { not: { fact: 'reporterClaims', is: true } } as const,
}));

/** Who claims: by what we find them in the estate, how to reach them, and where the money goes. */
const person: readonly Question[] = [
  ask('claimants[].fullName', { folds: true }),
  ask('claimants[].birthNumber', { or: 'claimants[].birthDate' }),
  ask('claimants[].birthDate', { optional: true, or: 'claimants[].birthNumber' }),
  ask('claimants[].guardianName', { when: { fact: 'claimantUnderAge', is: true } }),
  ask('claimants[].familyRelation', { folds: true }),
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('claimant.contact', [
    ask('claimants[].email', { folds: true, or: 'claimants[].tel', missing: 'contactRequired' }),
    ask('claimants[].tel', { folds: true, or: 'claimants[].email', missing: 'contactRequired' }),
  ]),
  ...inGroup('claimant.home', [ask('claimants[].address')]),
];

const ofFirst = [...person, ...accountOfFirst];
const ofOthers = [...person, ...account];

/** The questions about the claimant in a row, from 0. */
export const claimantQuestions = (row: number): readonly Question[] => (row === 0 ? ofFirst : ofOthers);
