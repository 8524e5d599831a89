import { Claim } from '../../claim/claim.ts';
import { lifeRoleOffered } from '../../claim/life/lifeRoles.ts';
import { definePage } from '../../flow/page.ts';

/** Who reports, and whether it happened to an adult or a child. */
export const chooseReporter = definePage({
  code: 'chooseReporter',
  path: '/vyber-ohlasovatele',
  step: 'role',
  answers: Claim.pick({ reporterRole: true, ageGroup: true }),
  checks: (claim) => [lifeRoleOffered(claim)],
  next: ['reporter'],
});
