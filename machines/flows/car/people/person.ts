import { companyIdNotForSelfEmployed } from '../../../claim/rules/carRules.ts';
import type { ClaimDetail } from '../../../claim/claim.ts';
import { definePage } from '../../../flow/page.ts';
import { onlyWhen } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';
import { beginsInsured, insuredQuestions } from '../../shared/people/insured.ts';
import { injuredPerson } from '../../shared/people/personQuestions.ts';

const isInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
/** Who suffered the damage reports it: what they are is asked in a sentence of its own. */
const isHurt: Rule = { fact: 'eventKinds', is: 'POVPOS_HEALTH' };
const isSelf: Rule = { fact: 'reporterRole', is: 'INJURED' };

/** The insured or injured reporter has already given name, e-mail and phone; who was harmed is mostly a person. */
const begins = (claim: ClaimDetail): ClaimDetail => {
  const { reporterRole, reporter, injured } = claim;
  if (reporterRole !== 'INJURED' || injured !== undefined) return beginsInsured(claim);
  return {
    ...claim,
    injured: {
      personKind: 'NATURAL',
      fullName: reporter?.fullName,
      email: reporter?.email,
      tel: reporter?.tel,
    },
  };
};

/**
 * The insured person or company; where the injured reports, the injured, who need not be a client of ours. The account of the
 * policy is looked up here, so that the next page can offer it to the insured.
 */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ...onlyWhen({ not: isInjured }, insuredQuestions()),
    ...onlyWhen(
      isInjured,
      injuredPerson('injured', {
        isHeading: { not: isSelf },
        // Who is hurt is a person.
        only: ['NATURAL', { code: 'LEGAL', when: { not: isHurt } }],
        settles: true,
        folds: true,
      }),
    ),
  ],
  checks: [companyIdNotForSelfEmployed],
  begins,
  lookups: [
    {
      call: 'bankAccount',
      when: {
        all: [
          { fact: 'vehicleFound', is: true },
          { fact: 'policyNumberValid', is: true },
          { fact: 'riskFlow', in: ['HAV', 'POVPOJ'] },
        ],
      },
    },
  ],
  // The policy knows the insured who reports.
  canEnter: { not: { fact: 'insuredKnown', is: true } },
  needs: [{ need: 'insured' }],
  next: ['bankData'],
});
