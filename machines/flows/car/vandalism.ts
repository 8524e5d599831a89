import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';

/** How long the vehicle had been there, when the damage was found, and whether it is known who did it. */
export const vandalism = definePage({
  code: 'vandalism',
  path: '/vandalismus',
  step: 'event',
  questions: [ask('parkedFrom'), ask('discoveredAt'), ask('offenderKnown')],
  canEnter: { fact: 'eventKinds', is: 'HAVVANDALISMUS' },
  next: ['damagedParts'],
});
