import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';

const isDeath: Rule = { fact: 'appliedRiskId', is: 'UMR' };
const isAlive: Rule = { not: isDeath };

/** Who reports (section 6), and whether it happened to an adult or a child. */
export const chooseReporter = definePage({
  code: 'chooseReporter',
  path: '/vyber-ohlasovatele',
  step: 'role',
  questions: [
    ask('reporterRole', {
      isHeading: true,
      choices: [{ key: 'deceased.reporterRole', when: isDeath }],
      only: [
        { code: 'INSURED', when: isAlive },
        { code: 'OTHER', when: isDeath },
        'LEGAL_REP',
        'BROKER',
        { code: 'OTHER', when: isAlive },
      ],
    }),
    ask('ageGroup'),
  ],
  next: ['reporter'],
});
