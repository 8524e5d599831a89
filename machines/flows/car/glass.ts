import { Claim } from '../../claim/claim.ts';
import { windShieldWhenDamaged } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';

/** Which glass, where the windscreen is broken, whether it can be mended. */
export const glass = definePage({
  code: 'glass',
  path: '/sklo',
  step: 'event',
  answers: Claim.pick({ glassParts: true, windShield: true, glassRepair: true, glassFeatures: true }).partial(
    {
      windShield: true,
      glassFeatures: true,
    },
  ),
  checks: () => [windShieldWhenDamaged],
  lookups: [{ call: 'selfInspection', when: { fact: 'vehicleFound', is: true } }],
  canEnter: {
    any: [
      { fact: 'eventKind', is: 'HAVSKLA' },
      { fact: 'glassHarmed', is: true },
    ],
  },
  next: ['injury', 'inspection'],
});
