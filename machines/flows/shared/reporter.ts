import { Claim } from '../../claim/claim.ts';
import { reporterCompany } from '../../claim/reporterRules.ts';
import { definePage, type Step } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';

/** Who reports and how to reach them; a service or a broker also names the company. Section 5, client and reporter rules. */
export const reporter = <const Next extends string>(step: Step, next: readonly Next[], canEnter?: Rule) =>
  definePage({
    code: 'reporter',
    path: '/ohlasovatel',
    step,
    answers: Claim.pick({ reporter: true }),
    checks: (claim) => [reporterCompany(claim)],
    confirm: [{ dialog: 'confirmReporterContacts' }],
    ...(canEnter && { canEnter }),
    next,
  });
