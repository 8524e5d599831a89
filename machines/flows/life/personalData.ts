import { Claim } from '../../claim/claim.ts';
import { lifeInsuredTold } from '../../claim/life/lifePersonRules.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';

/** The account on the policy may be that of the deceased. */
const aboutDeath: Rule = {
  any: [
    { fact: 'appliedRiskId', is: 'UMR' },
    {
      all: [
        { fact: 'appliedRiskId', in: ['BAN', 'CPZ'] },
        { fact: 'claimEventType', is: 'DEATH' },
      ],
    },
  ],
};

/** The insured, with the consent to handle data on health. Whether care may be reported at all, and the account on the policy, are asked meanwhile. */
export const personalData = definePage({
  code: 'personalData',
  path: '/osobni-udaje',
  step: 'fillInfo',
  answers: Claim.pick({ insured: true, healthDataConsent: true, jobType: true }).partial({ jobType: true }),
  checks: (claim) => [lifeInsuredTold(claim)],
  lookups: [
    { call: 'ocrAllowed', when: { fact: 'appliedRiskId', is: 'OCR' } },
    { call: 'bankAccount', when: { all: [{ fact: 'policyNumberValid', is: true }, { not: aboutDeath }] } },
  ],
  next: ['cannotContinue', 'bankData', 'death', 'disability'],
});
