import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';

const isByInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
const isByInsured: Rule = { not: isByInjured };

/**
 * Who reports: insured, service, broker, other. Where the injured reports, the injured comes first. Source: specification section
 * 6.
 */
export const chooseReporter = definePage({
  code: 'chooseReporter',
  path: '/vyber-ohlasovatele',
  step: 'role',
  questions: [
    ask('reporterRole', {
      isHeading: true,
      only: [
        { code: 'INSURED', when: isByInsured },
        { code: 'INJURED', when: isByInjured },
        { code: 'OTHER', when: isByInjured },
        'SERVICE',
        'BROKER',
        { code: 'OTHER', when: isByInsured },
      ],
    }),
  ],
  next: ['reporter'],
});
