import type { LookupUse } from '#machines/report/kit.ts';

/**
 * Whether the reporter may inspect the damaged vehicle alone: asked about their own where the injured reports, whatever is known
 * of the one that caused the damage.
 */
export const selfInspection: LookupUse = {
  call: 'selfInspection',
  when: {
    any: [
      { fact: 'riskFlow', is: 'POVPOS' },
      { fact: 'vehicleFound', is: true },
    ],
  },
};
