import { asDetails, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isAccident } from '#machines/flows/car/accident.ts';
import { ask } from '#machines/flows/car/ask.ts';

const isInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
/** Who hit an obstacle or left the road met nobody. */
const metSomebody: Rule = { fact: 'damageCause', in: ['100', '130', '140', '571'] };
const metVehicle: Rule = { fact: 'damageCause', in: ['100', '130', '571'] };
/** Holds unless the insured caused the damage: the people they harmed have pages of their own. */
const isTold: Rule = { any: [{ all: [isAccident, metSomebody] }, isInjured] };
/**
 * Holds while plate and insurer are unknown: they are known once the vehicle of who caused the damage is found. Nobody knows those of
 * one that drove away.
 */
const isUnknown: Rule = {
  any: [
    { all: [isAccident, metVehicle] },
    {
      all: [
        isInjured,
        { not: { fact: 'vehicleFound', is: true } },
        { not: { fact: 'culpritUnknown', is: true } },
      ],
    },
  ],
};

/** The vehicle of the other party: its plate finds who insures it. */
export const otherParty: readonly Question[] = [
  ask('otherParty.registrationNo', { when: isUnknown, optional: true }),
];

/** The other party, as far as the reporter knows them, and who saw it: the record that both have signed says it. */
export const othersAsDetail: readonly Question[] = asDetails([
  ask('otherParty.fullName', { when: isTold, optional: true }),
  ask('otherParty.tel', { when: isTold, optional: true }),
  ask('otherParty.insurer', { when: isUnknown, optional: true }),
  ask('witnesses', {
    when: { any: [isAccident, { fact: 'riskFlow', in: ['POVPOJ', 'POVPOS'] }] },
    optional: true,
    rows: [ask('witnesses[].fullName'), ask('witnesses[].tel', { optional: true })],
  }),
]);
