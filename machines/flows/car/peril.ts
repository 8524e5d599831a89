import { Claim } from '../../claim/claim.ts';
import { hailDentsAfterHail } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';

/** Which natural peril; after hail, how many dents. */
export const peril = definePage({
  code: 'peril',
  path: '/zivel',
  step: 'event',
  answers: Claim.pick({ elementType: true, hailDents: true }).partial({ hailDents: true }),
  checks: () => [hailDentsAfterHail],
  canEnter: { fact: 'eventKind', is: 'HAVZIVEL' },
  next: ['damagedParts'],
});
