import { Claim } from '../../claim/claim.ts';
import { relationTold } from '../../claim/life/lifeRules.ts';
import { reporterCompany } from '../../claim/reporterRules.ts';
import { definePage } from '../../flow/page.ts';

/** Who reports, how to reach them, and how they are related to the insured. */
export const reporter = definePage({
  code: 'reporter',
  path: '/ohlasovatel',
  step: 'role',
  answers: Claim.pick({ reporter: true, relationToInsured: true }).partial({ relationToInsured: true }),
  checks: (claim) => [reporterCompany(claim), relationTold(claim)],
  confirm: [{ dialog: 'confirmReporterContacts' }],
  next: ['policyEventType', 'policyAlternative', 'policy'],
});
