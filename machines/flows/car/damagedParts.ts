import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Which parts, how badly, and whether the car still drives; whether the reporter may inspect it alone is asked meanwhile. */
export const damagedParts = definePage({
  code: 'damagedParts',
  path: '/poskozene-casti',
  step: 'event',
  answers: Claim.pick({ damagedParts: true, damageSize: true, drivable: true }),
  lookups: [{ call: 'selfInspection', when: { fact: 'vehicleFound', is: true } }],
  canEnter: {
    any: [
      { fact: 'eventKind', in: ['HAVNEHODA', 'HAVZVIRE', 'HAVVANDALISMUS', 'HAVZIVEL'] },
      { fact: 'theftKind', in: ['PART', 'ATTEMPT'] },
      { fact: 'vehicleHarmed', is: true },
    ],
  },
  next: ['glass', 'injury', 'inspection'],
});
