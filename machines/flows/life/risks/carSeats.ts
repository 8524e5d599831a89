import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { police } from '#machines/flows/shared/police.ts';
import { byPlate, isAboutOther, isChild, orUnknown } from '#machines/flows/life/conditions.ts';
import { hour, place } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

const isDriver: Rule = { fact: 'trafficRole', is: 'DRIVER' };
/** Somebody else drove, or nobody knows who. */
const isDriven: Rule = { fact: 'trafficRole', in: ['FRONT_PASSENGER', 'REAR_PASSENGER', 'UNKNOWN'] };

/** An accident in which somebody who was in a vehicle was hurt. */
export const carSeats = definePage({
  code: 'carSeats',
  path: '/sedadla-ve-voze',
  step: 'event',
  questions: [
    ask('injurySeverity.code', { only: ['2', '1', { code: '4', when: isAboutOther }, '3'] }),
    // The plate that the policy was found by is told already.
    ask('registrationNo', {
      when: { not: byPlate },
      or: 'vin',
      missing: 'plateOrVin',
      as: { kind: 'text', width: 'short', capitals: true },
    }),
    ask('vin', { optional: true, or: 'registrationNo' }),
    ...place,
    hour,
  ],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  next: ['carSeatsRide'],
});

/** Who sat where in the vehicle, and who looks into the accident. */
export const carSeatsRide = definePage({
  code: 'carSeatsRide',
  path: '/sedadla-ve-voze-osoby',
  step: 'event',
  questions: [
    ask('trafficRole', { only: orUnknown('DRIVER', 'FRONT_PASSENGER', 'REAR_PASSENGER') }),
    ask('driver.fullName', { when: isDriven, optional: isAboutOther }),
    ask('seatBelt'),
    ask('personsInVehicle', { optional: isAboutOther }),
    ask('alcohol', { when: { all: [isDriver, { not: isChild }] } }),
    ...police,
  ],
  needs: [{ need: 'police' }],
  next: ['death', 'injuryBody'],
});
