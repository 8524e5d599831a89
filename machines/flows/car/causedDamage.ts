import { definePage } from '#machines/report/kit.ts';
import { driver } from './people/driver.ts';
import { ask } from './ask.ts';

/**
 * Whether the insured agrees to have caused the damage, who drove, and whether they waited. The pages that follow ask who was harmed, one page each.
 */
export const causedDamage = definePage({
  code: 'causedDamage',
  path: '/skoda-zpusobena',
  step: 'event',
  questions: [
    ask('agreement', { only: ['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN'] }),
    ...driver,
    ask('driverStayed'),
  ],
  canEnter: { fact: 'riskFlow', is: 'POVPOJ' },
  next: ['injuredParty'],
});
