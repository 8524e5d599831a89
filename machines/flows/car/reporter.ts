import type { ClaimDetail } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { reporterQuestions } from '../shared/reporterPage.ts';

const isByInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
const isByInsured: Rule = { not: isByInjured };

/** What happened to whom has told already who most probably reports: the insured, or the injured. */
const begins = (claim: ClaimDetail): ClaimDetail => ({
  reporterRole: claim.riskFlow === 'POVPOS' ? 'INJURED' : 'INSURED',
  ...claim,
});

/**
 * Who reports and how to reach them: insured, service, broker, other. Where the injured reports, the injured comes first. Source:
 * specification section 6.
 */
export const reporter = definePage({
  code: 'reporter',
  path: '/ohlasovatel',
  step: 'role',
  questions: [
    ask('reporterRole', {
      folds: true,
      only: [
        { code: 'INSURED', when: isByInsured },
        { code: 'INJURED', when: isByInjured },
        { code: 'OTHER', when: isByInjured },
        'SERVICE',
        'BROKER',
        { code: 'OTHER', when: isByInsured },
      ],
    }),
    ...reporterQuestions,
  ],
  begins,
  confirm: [{ dialog: 'confirmReporterContacts' }],
  next: ['vehicle'],
});
