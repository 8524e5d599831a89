import { Claim } from '../../claim/claim.ts';
import { painFormPointsTold } from '../../claim/eventRules.ts';
import { lightInjury } from '../../claim/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';

/** The injury of the one who reports, and whether a doctor has assessed the pain. */
export const injury = definePage({
  code: 'injury',
  path: '/zraneni',
  step: 'event',
  answers: Claim.pick({
    injurySeverity: true,
    injuryType: true,
    injuryDescription: true,
    injuryCompensated: true,
    painForm: true,
    painFormPoints: true,
    painFormFee: true,
  }).partial({ injuryCompensated: true, painForm: true, painFormPoints: true, painFormFee: true }),
  checks: () => [painFormPointsTold, lightInjury],
  canEnter: { fact: 'healthHarmed', is: true },
  next: ['inspection', 'documents'],
});
