import { soberDriver } from '../../claim/rules/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import { driver } from './people/driver.ts';

/** Who caused the accident and who drove. */
export const accident = definePage({
  code: 'accident',
  path: '/nehoda',
  step: 'event',
  questions: [...driver, ask('incidentCausedByInsured')],
  checks: [soberDriver],
  canEnter: { fact: 'eventKinds', is: 'HAVNEHODA' },
  next: ['otherParty'],
});
