import type { Step } from '../../claim/steps.ts';
import { definePage } from '../../flow/page.ts';
import { ask, type Question } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';

const isByTrade: Rule = { fact: 'reporterRole', in: ['SERVICE', 'BROKER'] };

/**
 * Who reports and how to reach them; a service or a broker also names the company. Source: specification section 5, client and
 * reporter rules.
 */
export const reporterQuestions: readonly Question[] = [
  ask('reporter.companyName', { when: isByTrade }),
  ask('reporter.identificationNumber', { when: isByTrade }),
  ask('reporter.fullName'),
  ask('reporter.email'),
  ask('reporter.tel'),
];

/** The reporter. */
export const reporterPage = <const Next extends string>(step: Step, next: readonly Next[], canEnter?: Rule) =>
  definePage({
    code: 'reporter',
    path: '/ohlasovatel',
    step,
    questions: reporterQuestions,
    confirm: [{ dialog: 'confirmReporterContacts' }],
    ...(canEnter && { canEnter }),
    next,
  });
