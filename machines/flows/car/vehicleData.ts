import { line } from '#machines/subject/control.ts';
import { definePage } from '#machines/report/kit.ts';
import { inGroup } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { duplicateFound } from '#machines/flows/shared/duplicateFound.ts';
import { ask } from './ask.ts';

const isMachine: Rule = { fact: 'vehicleKind', is: 'MACHINE' };
const isVehicle: Rule = { not: isMachine };
const isNumberUnknown: Rule = { fact: 'numberUnknown', is: true };
/** A make from the list says enough, and who was harmed by a stranger's car need not know its model and year. */
const isEnough: Rule = {
  any: [
    { fact: 'makePicked', is: true },
    { fact: 'riskFlow', is: 'POVPOS' },
  ],
};

/** The vehicle or machine, described by hand where the search found none. Source: specification section 5, vehicle. */
export const vehicleData = definePage({
  code: 'vehicleData',
  path: '/udaje-o-vozidle',
  step: 'fillInfo',
  questions: [
    // A vehicle, not a machine.
    ask('vehicleKind', { begins: { value: 'VEHICLE' } }),
    ask('vehicleManufacturer', { when: isVehicle }),
    ask('vehicleModel', { when: isVehicle, optional: isEnough }),
    // The list has few machines, so make and model are typed; the words are those of the machine of an injured.
    ask('vehicleManufacturer.name', {
      when: isMachine,
      words: 'injuredParties.damagedVehicles.vehicleManufacturer.name',
    }),
    ask('vehicleModel', {
      when: isMachine,
      optional: isEnough,
      as: line,
      words: 'injuredParties.damagedVehicles.vehicleModel',
    }),
    ask('manufactureYear', { optional: isEnough }),
    ...inGroup('vehicleData.identification', [
      // What the vehicle was searched by need not be typed again.
      ask('registrationNo', {
        when: isVehicle,
        or: 'vin',
        missing: 'plateOrVin',
        begins: { from: 'contactSearch', when: { fact: 'searchedBy', is: 'PLATE' } },
      }),
      ask('vin', {
        when: isVehicle,
        optional: true,
        or: 'registrationNo',
        begins: { from: 'contactSearch', when: { fact: 'searchedBy', is: 'VIN' } },
      }),
    ]),
    ...inGroup('vehicleData.machine', [
      ask('frameworkNo', { when: { all: [isMachine, { not: isNumberUnknown }] } }),
      ask('numberUnknown', { when: isMachine, optional: true }),
    ]),
  ],
  lookups: [{ call: 'findDuplicate' }],
  confirm: [duplicateFound],
  canEnter: { fact: 'vehicleFound', is: false },
  next: ['otherContract'],
});
