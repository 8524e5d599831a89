import { definePage } from '#machines/report/kit.ts';
import { after } from './conditions.ts';
import { ask } from './ask.ts';

/** Between when and when it was damaged, and whether it is known who did it. */
export const vandalism = definePage({
  code: 'vandalism',
  path: '/vandalismus',
  step: 'event',
  questions: [ask('lastSeenAt'), ask('discoveredAt'), ask('offenderKnown')],
  canEnter: after('VANDALISM'),
  next: ['damage'],
});
