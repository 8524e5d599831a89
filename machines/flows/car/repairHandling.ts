import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

/** How the vehicle is repaired, asked with what is damaged: where nobody knows yet there is nothing to inspect, and we call. */
export const repairHandling = (when?: Rule): Question =>
  ask('repairHandling', {
    choices: [{ key: 'glassHandling', when: { fact: 'vehicleRouting', is: 'GLASS' } }],
    ...(when && { when }),
  });

/** True where it is known how the vehicle is repaired. */
export const isHandled: Rule = {
  fact: 'repairHandling',
  in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE', 'VEHICLE_SELF_REPAIRMENT', 'VEHICLE_FIXED'],
};
