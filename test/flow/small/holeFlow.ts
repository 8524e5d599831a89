import { Claim } from '../../../machines/claim/claim.ts';
import { defineFlow } from '../../../machines/flow/defineFlow.ts';
import { definePage } from '../../../machines/flow/page.ts';

const role = definePage({
  code: 'role',
  path: '/vyber-ohlasovatele',
  step: 'role',
  answers: Claim.pick({ reporterRole: true }),
  next: ['broker'],
});

const broker = definePage({
  code: 'broker',
  path: '/zprostredkovatel',
  step: 'fillInfo',
  answers: Claim.pick({ reporter: true }),
  canEnter: { fact: 'reporterRole', is: 'BROKER' },
  next: [],
});

/** A flow with a mistake in it: whoever is no broker has no page to go to. */
export const holeFlow = defineFlow({
  code: 'car.DRAFT',
  claimType: 'car',
  flowType: 'DRAFT',
  home: '/nonlife/car',
  start: 'role',
  pages: [role, broker],
});
