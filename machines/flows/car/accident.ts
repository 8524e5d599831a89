import { Claim } from '../../claim/claim.ts';
import { soberDriver } from '../../claim/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';

/** Who caused the accident and who drove. */
export const accident = definePage({
  code: 'accident',
  path: '/nehoda',
  step: 'event',
  answers: Claim.pick({ incidentCausedByInsured: true, driver: true, alcohol: true }),
  checks: () => [soberDriver],
  canEnter: { fact: 'eventKind', is: 'HAVNEHODA' },
  next: ['otherParty'],
});
