import { type Asked, definePage } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { baseClaim } from './baseClaim.ts';
import { duplicateFound } from './duplicateFound.ts';
import { ask, tell } from './ask.ts';

const isKnown: Rule = { fact: 'contractKnown', is: 'YES' };
const isInsuredKnown: Rule = { fact: 'insuredOnPolicy', is: true };

/** What a line asks otherwise. */
interface Differing {
  /** What it asks besides about the policy. */
  readonly besides?: readonly Question[];
  /** Where the policy is found without its number. */
  readonly isFoundOtherwise?: Rule;
  /** How it asks why there is a policy. */
  readonly reason?: Pick<Asked, 'or' | 'words'>;
  /** The words of the day. */
  readonly day?: NonNullable<Asked['words']>;
}

/**
 * The policy by its number, or why there is one, and the day it happened: for lines that search for no vehicle. That no policy
 * covers that day and that the same is reported already is confirmed. Source: specification section 5, "Contract search" and
 * "Reason to choose insurance".
 */
export const policyPage = <const Next extends string>(
  next: readonly Next[],
  { besides = [], isFoundOtherwise, reason = {}, day }: Differing = {},
) =>
  definePage({
    code: 'policy',
    path: '/pojistna-smlouva',
    step: 'fillInfo',
    questions: [
      ask('contractKnown', { ...(isFoundOtherwise && { optional: isFoundOtherwise }) }),
      ask('policyNumber', { when: isKnown }),
      ...besides,
      ask('reasonToChooseInsurance', {
        when: { fact: 'contractKnown', is: 'NO' },
        ...reason,
      }),
      ask('incidentDate', { ...(day !== undefined && { words: day }) }),
      tell('insured.fullName', isInsuredKnown, 'insuredFound'),
      baseClaim,
    ],
    lookups: [
      { call: 'searchPolicy', when: isKnown },
      { call: 'findDuplicate', when: isKnown },
      // The insured who reports is not asked who they are, and offered the account at once.
      { call: 'bankAccount', when: isInsuredKnown },
    ],
    confirm: [
      { dialog: 'contractNotFound', when: { all: [isKnown, { fact: 'policyNumberValid', is: false }] } },
      duplicateFound,
    ],
    needs: [{ need: 'identification' }, { need: 'day' }],
    next,
  });
