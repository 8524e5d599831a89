import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isMachine, isRisk, of } from './events.ts';
import { ask } from './ask.ts';

const isThere: Rule = { all: [isMachine, { not: of('MACHINE_THEFT') }] };
/** What is repaired already is seen on photographs only. */
const isSeen: Rule = { not: { all: [isMachine, { fact: 'repairHandling', is: 'VEHICLE_FIXED' }] } };

/** Where what is damaged can be seen and, of a machine, how it is repaired and paid. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  questions: [
    ask('repairHandling', { when: isMachine }),
    // A machine and a field are seen where it happened; goods have travelled on.
    ask('inspectionPlace', {
      when: isSeen,
      words: [{ key: 'farmPlace', when: isRisk('UNIZEM') }],
      collapsed: true,
      begins: { from: 'incidentPlace', when: { not: isRisk('UNIPREP') } },
    }),
    ask('costBasis', {
      when: {
        all: [isMachine, { fact: 'repairHandling', in: ['VEHICLE_SELF_REPAIRMENT', 'VEHICLE_FIXED'] }],
      },
      optional: true,
      only: ['INVOICE', 'COSTING'],
    }),
    ask('contactPerson', { when: isSeen, optional: true, isDetail: true }),
  ],
  canEnter: { any: [isThere, of('CARGO_DAMAGE'), isRisk('UNIZEM')] },
  next: ['documents'],
});
