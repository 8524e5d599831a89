import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { priorityOf, tellsOfInjury } from '#server/outgoing/priority.ts';

const alone = { selfInspectionAuthorized: true };
const inspected = { selfInspectionAuthorized: false };
const urgent = { insured: [], urgent: true, regress: false };

test.each<[string, ClaimDetail, Parameters<typeof priorityOf>[1], number]>([
  ['with people hurt', { peopleHurt: 'YES', damageSize: 'SMALL' }, alone, 1],
  ['of a home that nobody can stay in', {}, { ...inspected, property: urgent }, 1],
  ['of a home that somebody can', {}, { ...inspected, property: { ...urgent, urgent: false } }, 3],
  ['of a car that cannot be driven', { drivable: 'NO', damageSize: 'SMALL' }, alone, 2],
  ['of a small damage that photos show', { drivable: 'YES', damageSize: 'SMALL' }, alone, 4],
  ['of a small damage that somebody looks at', { drivable: 'YES', damageSize: 'SMALL' }, inspected, 3],
  ['of a large damage', { drivable: 'YES', damageSize: 'LARGE' }, alone, 3],
  ['of a death', { appliedRiskId: 'UMR' }, inspected, 3],
])('a claim %s has its place in the queue', (_what, claim, assessment, priority) => {
  expect(priorityOf(claim, assessment)).toBe(priority);
});

test.each<[string, ClaimDetail, boolean]>([
  ['an accident with people hurt', { peopleHurt: 'YES' }, true],
  ['an accident without', { peopleHurt: 'NO' }, false],
  ['an injury that is treated', { appliedRiskId: 'DNL' }, true],
  ['an illness', { appliedRiskId: 'PN' }, false],
  ['an injury on a journey', { injuryKind: 'INJURY' }, true],
  ['an illness on a journey', { injuryKind: 'DISEASE' }, false],
  ['an injury that another car did', { eventKinds: ['POVPOS_HEALTH'] }, true],
  ['somebody who was injured', { injuredParties: [{ damageKinds: ['THING', 'HEALTH'] }] }, true],
  ['somebody whose things were damaged', { injuredParties: [{ damageKinds: ['THING'] }] }, false],
])('a claim about %s tells of an injury: %s', (_what, claim, is) => {
  expect(tellsOfInjury(claim)).toBe(is);
});
