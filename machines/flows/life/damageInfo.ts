import { definePage } from '#machines/report/kit.ts';

/** What to prepare for an injury in a vehicle. Asks nothing. */
export const damageInfo = definePage({
  code: 'damageInfo',
  path: '/informace-pro-nahlaseni-skody',
  step: 'role',
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  next: ['chooseReporter'],
});
