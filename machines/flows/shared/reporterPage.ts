import type { ReporterRole } from '#machines/claim/enums.ts';
import type { Step } from '#machines/claim/steps.ts';
import { type Asked, definePage, onlyWhen } from '#machines/report/kit.ts';
import type { Begins, Offer } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const isByTrade: Rule = { fact: 'reporterRole', in: ['SERVICE', 'BROKER'] };

/**
 * Who reports and how to reach them; a service or a broker also names the company. Source: specification section 5, client and
 * reporter rules.
 */
export const reporterQuestions: readonly Question[] = [
  ask('reporter.identificationNumber', { when: isByTrade }),
  ask('reporter.companyName', { when: isByTrade, knownBy: 'reporter.identificationNumber' }),
  ask('reporter.fullName'),
  ask('reporter.email'),
  ask('reporter.tel'),
];

/** Who has reported in this tab before is told in lines; a contact that stands as it was is not asked back. */
const isHanded: Rule = { fact: 'contactHanded', is: true };
const knownReporter = reporterQuestions.map((question) => ({ ...question, collapsed: true }) as const);

/** Who has reported in this tab, beside the claim that they add to. */
export const handedReporter = onlyWhen(isHanded, knownReporter);

/** The reporter, unless a page before has told who it is. */
export const reporterPage = <const Next extends string>(step: Step, next: readonly Next[], canEnter: Rule) =>
  definePage({
    code: 'reporter',
    path: '/ohlasovatel',
    step,
    questions: knownReporter,
    confirm: [{ dialog: 'confirmReporterContacts' }],
    canEnter: { all: [canEnter, { not: isHanded }] },
    next,
  });

interface Roles {
  /** The roles offered, the likeliest first. */
  readonly roles: readonly Offer<ReporterRole>[];
  /** Who most probably reports, told by what happened to whom. */
  readonly likeliest: Begins<'reporterRole'>;
  /** The words of the roles, where they are not the common ones. */
  readonly choices?: NonNullable<Asked['choices']>;
}

/** Who reports, folded into a line where what happened has told it already, and how to reach them. Source: specification section 6. */
export const roleAndReporter = <const Next extends string>(
  next: readonly Next[],
  { roles, likeliest, choices }: Roles,
) =>
  definePage({
    code: 'reporter',
    path: '/ohlasovatel',
    step: 'role',
    questions: [
      ask('reporterRole', { collapsed: true, begins: likeliest, only: roles, ...(choices && { choices }) }),
      ...reporterQuestions,
    ],
    confirm: [{ dialog: 'confirmReporterContacts' }],
    next,
  });
