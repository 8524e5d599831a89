import { Claim } from '../../claim/claim.ts';
import { discoveredAfterParked } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';

/** Since when the vehicle stood there, when the damage was found, whether it is known who did it. */
export const vandalism = definePage({
  code: 'vandalism',
  path: '/vandalismus',
  step: 'event',
  answers: Claim.pick({ offenderKnown: true, parkedFrom: true, discoveredAt: true }),
  checks: () => [discoveredAfterParked],
  canEnter: { fact: 'eventKind', is: 'HAVVANDALISMUS' },
  next: ['damagedParts'],
});
