import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Who caused the accident and who drove. */
export const accident = definePage({
  code: 'accident',
  path: '/nehoda',
  step: 'event',
  answers: Claim.pick({ incidentCausedByInsured: true, driver: true, alcohol: true }),
  canEnter: { fact: 'eventKind', is: 'HAVNEHODA' },
  next: ['damagedParts'],
});
