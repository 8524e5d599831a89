import { lightInjury } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import type { Rule } from '../../../flow/rule.ts';
import { police } from '../../shared/police.ts';
import { isAboutOther, isChild, orUnknown } from '../conditions.ts';
import { place } from '../groups.ts';
import { ask } from '../ask.ts';

const isDriver: Rule = { fact: 'trafficRole', is: 'DRIVER' };

/** An injury of somebody who was in a vehicle. */
export const carSeats = definePage({
  code: 'carSeats',
  path: '/sedadla-ve-voze',
  step: 'event',
  questions: [
    ask('injurySeverity.code', { only: ['2', '1', { code: '4', when: isAboutOther }, '3'] }),
    ask('registrationNo', {
      or: 'vin',
      missing: 'plateOrVin',
      as: { kind: 'text', width: 'short', capitals: true },
    }),
    ask('vin', { optional: true, or: 'registrationNo' }),
    ...place,
    ask('trafficRole', { only: orUnknown('DRIVER', 'FRONT_PASSENGER', 'REAR_PASSENGER') }),
    ask('driver.fullName', { when: { not: isDriver }, optional: true }),
    ask('seatBelt'),
    ask('personsInVehicle', { optional: isAboutOther }),
    ask('alcohol', { when: { all: [isDriver, { not: isChild }] } }),
    ...police,
  ],
  checks: [lightInjury],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  needs: [{ need: 'police' }],
  next: ['death', 'carSeatsMore'],
});
