import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { line } from '#machines/subject/control.ts';
import { vehicleNotMeant } from '#machines/claim/dependents.ts';
import { isMachine } from './events.ts';
import { ask, tell } from './ask.ts';

const isMobile: Rule = { fact: 'machineKind', is: 'MOBILE' };
const isFixed: Rule = { fact: 'machineKind', in: ['STATIONARY', 'ELECTRONICS'] };
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
    ask('frameworkNo', { when: isMobile }),
    tell('vehicleManufacturer', isFound),
    tell('vehicleModel', isFound),
    tell('manufactureYear', isFound),
    ask('machineName', { when: isFixed }),
    ask('serialNo', { when: isFixed }),
    ask('warranty'),
  ],
  lookups: [{ call: 'searchDamaged', when: isMobile }],
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
  next: ['machineData', 'otherRights'],
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
  canEnter: { all: [isMachine, isMobile, { fact: 'vehicleFound', is: false }] },
  next: ['otherRights'],
});
