import type { RiskCode } from '../../claim/enums.ts';
import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';

const isDeath: Rule = { fact: 'appliedRiskId', is: 'UMR' };
const isAlive: Rule = { not: isDeath };

/**
 * Where it is not asked whether it happened to a child: who cares is an adult, a death is told by the birth date, and nobody under
 * age has a loan or a cycle of assisted reproduction.
 */
const neverOfChild: readonly RiskCode[] = ['OCR', 'UMR', 'PAR', 'BAN'];

/** Who reports (section 6), and whether it happened to an adult or a child. */
export const chooseReporter = definePage({
  code: 'chooseReporter',
  path: '/vyber-ohlasovatele',
  step: 'role',
  questions: [
    ask('reporterRole', {
      isHeading: true,
      only: [
        { code: 'INSURED', when: isAlive },
        { code: 'OTHER', when: isDeath },
        'LEGAL_REP',
        'BROKER',
        { code: 'OTHER', when: isAlive },
      ],
    }),
    ask('ageGroup', { when: { not: { fact: 'appliedRiskId', in: neverOfChild } } }),
  ],
  next: ['reporter'],
});
