import type { ClaimDetail } from '../../claim/claim.ts';
import type { DamageCause } from '../../claim/codes/damageCause.ts';
import { definePage } from '../../flow/page.ts';
import { ask } from './ask.ts';

/** The peril that the cause of damage already named, as codes of the codelist `element-type`. */
const elementBy: Partial<Record<DamageCause, string>> = {
  '300': 'HAIL',
  '310': 'STORM',
  '320': 'FLOOD',
  '330': 'FIRE',
  '340': 'LIGHTNING',
  '350': 'FALLING_TREE',
  '360': 'SNOW_WEIGHT',
};

const begins = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  elementType: claim.elementType ?? (claim.damageCause && elementBy[claim.damageCause]),
});

/** Which natural peril and, after hail, how many dents. */
export const peril = definePage({
  code: 'peril',
  path: '/zivel',
  step: 'event',
  questions: [ask('elementType'), ask('hailDents', { when: { fact: 'hail', is: true } })],
  begins,
  canEnter: { fact: 'eventKinds', is: 'HAVZIVEL' },
  next: ['damagedParts'],
});
