import { Claim } from '../../claim/claim.ts';
import { reporterRoleOffered } from '../../claim/reporterRules.ts';
import { definePage } from '../../flow/page.ts';

/** Who reports. Section 6: insured, service, broker, other. */
export const chooseReporter = definePage({
  code: 'chooseReporter',
  path: '/vyber-ohlasovatele',
  step: 'role',
  answers: Claim.pick({ reporterRole: true }),
  checks: (claim) => [reporterRoleOffered(claim)],
  next: ['reporter'],
});
