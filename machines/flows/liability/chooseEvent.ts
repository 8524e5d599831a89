import { definePage } from '#machines/report/kit.ts';
import { isAtWork } from './conditions.ts';
import { ask } from './ask.ts';

/** Who caused harm to whom; at work, who was harmed. It decides every page that follows. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [
    ask('riskFlow', { only: ['ODPPOJ', 'ODPPOS', 'ODPPRAC'], isHeading: true }),
    ask('harmed', { when: isAtWork }),
  ],
  next: ['reporter'],
});
