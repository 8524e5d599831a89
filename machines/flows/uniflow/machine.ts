import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { line } from '#machines/subject/control.ts';
import { vehicleNotMeant } from '#machines/claim/dependents.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isMachine, of } from './events.ts';
import { ask, tell } from './ask.ts';

const isMobile: Rule = { fact: 'machineKind', is: 'MOBILE' };
const isFixed: Rule = { fact: 'machineKind', in: ['STATIONARY', 'ELECTRONICS'] };
/** What burnt or is gone has no number to be read. */
const isNumbered: Rule = { not: { fact: 'numberUnknown', is: true } };
const isFound: Rule = { all: [isMobile, { fact: 'vehicleFound', is: true }] };

/**
 * The machine or device. One that drives is looked for by its engine or frame number, as a vehicle is; any other is told by its name
 * and its serial number. Source: specification section 5, vehicle.
 */
export const machine = definePage({
  code: 'machine',
  path: '/stroj',
  step: 'event',
  questions: [
    ask('machineKind', { isHeading: true }),
    ask('frameworkNo', { when: { all: [isMobile, isNumbered] } }),
    tell('vehicleManufacturer', isFound),
    tell('vehicleModel', isFound),
    tell('manufactureYear', isFound),
    ask('machineName', { when: isFixed }),
    ask('serialNo', { when: { all: [isFixed, isNumbered] } }),
    ask('numberUnknown', { when: { any: [isMobile, isFixed] }, optional: true }),
    ask('engineHours', { when: isMobile, optional: true }),
    ask('warranty', { when: of('MACHINE_BREAKDOWN') }),
    currency(),
    ask('estimatedDamage', { optional: true }),
  ],
  lookups: [{ call: 'searchDamaged', when: { all: [isMobile, isNumbered] } }],
  confirm: [
    {
      dialog: 'confirmVehicleIdentification',
      when: isFound,
      other: { corrects: { ...vehicleNotMeant, frameworkNo: undefined } },
    },
    { dialog: 'vehicleNotFound', when: { all: [isMobile, { fact: 'vehicleFound', is: false }] } },
  ],
  canEnter: isMachine,
  needs: [{ need: 'machine', when: isMachine }],
  next: ['machineData', 'machineEvent', 'otherRights'],
});

/** The machine, described by hand where the search found none. */
export const machineData = definePage({
  code: 'machineData',
  path: '/udaje-o-stroji',
  step: 'event',
  questions: [
    // The list has few machines, so make and model are typed.
    ask('vehicleManufacturer.name'),
    ask('vehicleModel', { as: line }),
    ask('manufactureYear'),
  ],
  canEnter: {
    all: [isMachine, isMobile, { any: [{ fact: 'vehicleFound', is: false }, { not: isNumbered }] }],
  },
  next: ['machineEvent', 'otherRights'],
});
