import { type Asked, definePage } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { baseClaim } from './baseClaim.ts';
import { duplicateFound } from './duplicateFound.ts';
import { ask, tell } from './ask.ts';

const isNumbered: Rule = { fact: 'contractNamedBy', is: 'NUMBER' };
const isInsuredKnown: Rule = { fact: 'insuredOnPolicy', is: true };

/** What a line asks otherwise. */
interface Differing {
  /** What it asks besides about the policy. */
  readonly besides?: readonly Question[];
  /** What it asks once the policy is named. */
  readonly after?: readonly Question[];
  /** What the policy found tells besides who is insured. */
  readonly told?: readonly Question[];
  /** Where the policy is found without its number. */
  readonly isFoundOtherwise?: Rule;
  /** How it asks why there is a policy. */
  readonly reason?: Pick<Asked, 'or' | 'words'>;
  /** Where the account of the policy is looked up besides. */
  readonly isPaidFrom?: Rule;
  /** The words of the day. */
  readonly day?: NonNullable<Asked['words']>;
}

/**
 * The policy by its number, if the reporter knows it, else why there is one, and the day it happened: for lines that search for no
 * vehicle. That no policy covers that day and that the same is reported already is confirmed. Source: specification section 5,
 * "Contract search" and "Reason to choose insurance".
 */
export const policyPage = <const Next extends string>(
  next: readonly Next[],
  { besides = [], after = [], told = [], isFoundOtherwise, isPaidFrom, reason = {}, day }: Differing = {},
) =>
  definePage({
    code: 'policy',
    path: '/pojistna-smlouva',
    step: 'fillInfo',
    questions: [
      ask('policyNumber', { optional: true }),
      ...besides,
      ask('reasonToChooseInsurance', {
        when: { not: isFoundOtherwise ? { any: [isNumbered, isFoundOtherwise] } : isNumbered },
        ...reason,
      }),
      ...after,
      ask('incidentDate', { ...(day !== undefined && { words: day }) }),
      tell('insured.fullName', isInsuredKnown, 'insuredFound'),
      ...told,
      baseClaim,
    ],
    lookups: [
      { call: 'searchPolicy', when: isNumbered },
      { call: 'findDuplicate', when: isNumbered },
      // The insured who reports is not asked who they are, and offered the account at once.
      { call: 'bankAccount', when: isPaidFrom ? { any: [isInsuredKnown, isPaidFrom] } : isInsuredKnown },
    ],
    confirm: [
      { dialog: 'contractNotFound', when: { all: [isNumbered, { fact: 'policyNumberValid', is: false }] } },
      duplicateFound,
    ],
    needs: [{ need: 'identification' }, { need: 'day' }],
    next,
  });
