import { definePage } from '#machines/report/kit.ts';
import { isKind } from './events.ts';
import { ask } from './ask.ts';

/** What is insured, unless the address has told it. Source: specification section 2, entry paths. */
export const chooseKind = definePage({
  code: 'chooseKind',
  path: '/vyber-pojisteni',
  step: 'role',
  questions: [ask('uniKind', { isHeading: true }), ask('uniRisk', { when: isKind('OTHER') })],
  canEnter: { not: { fact: 'kindLinked', is: true } },
  next: ['chooseEvent', 'reporter'],
});
