import { Claim } from '../../claim/claim.ts';
import { discoveredAfterParked, stolenTold, theftFitsCause } from '../../claim/eventRules.ts';
import { bothKeys, maturePolicy } from '../../claim/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';

/** What was stolen, from when to when, and how it was secured. A vehicle that is gone is neither drawn nor inspected: we call. */
export const theft = definePage({
  code: 'theft',
  path: '/odcizeni',
  step: 'event',
  answers: Claim.pick({
    theftKind: true,
    parkedFrom: true,
    discoveredAt: true,
    keysCount: true,
    security: true,
    mileage: true,
    stolenThings: true,
    offenderKnown: true,
  }).partial({
    keysCount: true,
    security: true,
    mileage: true,
    stolenThings: true,
    offenderKnown: true,
  }),
  checks: (claim) => [
    theftFitsCause(claim),
    discoveredAfterParked,
    stolenTold,
    bothKeys,
    maturePolicy(claim),
  ],
  confirm: [{ dialog: 'waitForContact', when: { fact: 'theftKind', is: 'WHOLE_VEHICLE' } }],
  canEnter: { fact: 'eventKind', is: 'HAVODCIZENI' },
  next: ['damagedParts', 'documents'],
});
