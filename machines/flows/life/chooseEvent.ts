import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Which life risk is reported: decides the pages that follow. A link may name it. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  answers: Claim.pick({ appliedRiskId: true }),
  next: ['damageInfo', 'chooseReporter'],
});
