import { Claim, type ClaimDetail } from '../../claim/claim.ts';
import { discoveredAfterParked, stolenTold } from '../../claim/eventRules.ts';
import { rule, wrong } from '../../claim/findings.ts';
import { bothKeys, maturePolicy } from '../../claim/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';

/** That all of it is gone, the cause of damage has told. */
const fittingTheft = ({ damageCause }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'theftKind'>>(({ theftKind }) =>
    damageCause && theftKind && (damageCause === '400') !== (theftKind === 'WHOLE_VEHICLE')
      ? [wrong('theftKind', 'suggestion')]
      : [],
  );

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
  checks: (claim) => [fittingTheft(claim), discoveredAfterParked, stolenTold, bothKeys, maturePolicy(claim)],
  confirm: [{ dialog: 'waitForContact', when: { fact: 'theftKind', is: 'WHOLE_VEHICLE' } }],
  canEnter: { fact: 'eventKind', is: 'HAVODCIZENI' },
  next: ['damagedParts', 'documents'],
});
