import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import { smallCar } from './lines.ts';
import { ask } from '#test/ask.ts';

const role = definePage({
  code: 'role',
  path: '/vyber-ohlasovatele',
  step: 'role',
  questions: [ask('reporterRole')],
  next: ['broker'],
});

const broker = definePage({
  code: 'broker',
  path: '/zprostredkovatel',
  step: 'fillInfo',
  questions: [
    ask('reporter.companyName', { optional: true }),
    ask('reporter.fullName'),
    ask('reporter.email'),
    ask('reporter.tel'),
  ],
  canEnter: { fact: 'reporterRole', is: 'BROKER' },
  next: [],
});

/** A flow with a mistake in it: somebody who is no broker has no page to go to. */
export const holeFlow = defineFlow({
  line: smallCar,
  flowType: 'DRAFT',
  start: 'role',
  pages: [role, broker],
});
