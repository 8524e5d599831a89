import { MachineKind } from '#machines/claim/codes/uniflow.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage, onlyWhen } from '#machines/report/kit.ts';
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
/** The policy tells the machine, and it was looked for or described in no other way before. */
const isTold: Rule = {
  all: [
    { fact: 'policyMachine.machineKind', in: MachineKind.options },
    { not: { fact: 'vehicleFound', in: [true, false] } },
    isNumbered,
  ],
};
const isUntold: Rule = { not: isTold };
const isSearched: Rule = { all: [isMobile, isUntold, isNumbered] };

/**
 * The machine or device. One that drives is looked for by its engine or frame number, as a vehicle is; any other is told by its name
 * and its serial number. Where the policy tells which
 * machine it insures, that stands in lines and the number is a detail. Source: specification section 5, vehicle.
 */
export const machine = definePage({
  code: 'machine',
  path: '/stroj',
  step: 'event',
  questions: [
    ask('machineKind', { isHeading: true, collapsed: true, begins: { from: 'policyMachine.machineKind' } }),
    ask('frameworkNo', { when: isSearched }),
    tell('vehicleManufacturer', isFound),
    tell('vehicleModel', isFound),
    tell('manufactureYear', isFound),
    ask('machineName', {
      when: { any: [isFixed, isTold] },
      collapsed: true,
      begins: { from: 'policyMachine.machineName' },
    }),
    ask('serialNo', { when: { all: [isFixed, isUntold, isNumbered] } }),
    ask('numberUnknown', { when: { all: [{ any: [isMobile, isFixed] }, isUntold] }, optional: true }),
    ask('warranty', { when: of('MACHINE_BREAKDOWN') }),
    currency(),
    ask('estimatedDamage', { optional: true }),
    ...onlyWhen(
      isTold,
      asDetails([ask('frameworkNo', { when: isMobile }), ask('serialNo', { when: isFixed })]),
    ),
    ...asDetails([ask('engineHours', { when: isMobile })]),
  ],
  lookups: [{ call: 'searchDamaged', when: isSearched }],
  confirm: [
    {
      dialog: 'confirmVehicleIdentification',
      when: isFound,
      other: { corrects: { ...vehicleNotMeant, frameworkNo: undefined } },
    },
    { dialog: 'vehicleNotFound', when: { all: [isSearched, { fact: 'vehicleFound', is: false }] } },
  ],
  canEnter: isMachine,
  needs: [{ need: 'machine', when: isMachine }],
  next: ['machineData', 'machineEvent', 'otherRights', 'inspection'],
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
    all: [isMachine, isMobile, isUntold, { any: [{ fact: 'vehicleFound', is: false }, { not: isNumbered }] }],
  },
  next: ['machineEvent', 'otherRights', 'inspection'],
});
