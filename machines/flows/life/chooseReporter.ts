import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const isDeath: Rule = { fact: 'appliedRiskId', is: 'UMR' };
const isAlive: Rule = { not: isDeath };

/** Who reports (section 6). */
export const chooseReporter = definePage({
  code: 'chooseReporter',
  path: '/vyber-ohlasovatele',
  step: 'role',
  questions: [
    ask('reporterRole', {
      isHeading: true,
      autoSubmits: true,
      collapsed: true,
      only: [
        { code: 'INSURED', when: isAlive },
        { code: 'OTHER', when: isDeath },
        'LEGAL_REP',
        'BROKER',
        { code: 'OTHER', when: isAlive },
      ],
    }),
  ],
  next: ['reporter'],
});
