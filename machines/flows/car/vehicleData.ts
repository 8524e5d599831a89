import { vehicleIdentifierKind } from '../../claim/checks/vehicleIdentifier.ts';
import type { ClaimDetail } from '../../claim/claim.ts';
import { line } from '../../claim/control.ts';
import { definePage } from '../../flow/page.ts';
import { inGroup } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { duplicateFound } from '../shared/duplicateFound.ts';
import { ask } from './ask.ts';

const isMachine: Rule = { fact: 'vehicleKind', is: 'MACHINE' };
const isVehicle: Rule = { not: isMachine };
/** A make from the list says enough, and who was harmed by a stranger's car need not know its model and year. */
const isEnough: Rule = {
  any: [
    { fact: 'makePicked', is: true },
    { fact: 'riskFlow', is: 'POVPOS' },
  ],
};

/** A vehicle, not a machine. What the vehicle was searched by need not be typed again. */
const begins = (claim: ClaimDetail): ClaimDetail => ({
  vehicleKind: 'VEHICLE',
  ...identifierOf(claim.contactSearch),
  ...claim,
});

const identifierOf = (search: string | undefined): ClaimDetail => {
  const kind = search === undefined ? undefined : vehicleIdentifierKind(search);
  if (kind === 'PLATE') return { registrationNo: search };
  return kind === 'VIN' ? { vin: search } : {};
};

/** The vehicle or machine, described by hand where the search found none. Source: specification section 5, vehicle. */
export const vehicleData = definePage({
  code: 'vehicleData',
  path: '/udaje-o-vozidle',
  step: 'fillInfo',
  questions: [
    ask('vehicleKind'),
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
      ask('registrationNo', { when: isVehicle, or: 'vin', missing: 'plateOrVin' }),
      ask('vin', { when: isVehicle, optional: true, or: 'registrationNo' }),
    ]),
    ...inGroup('vehicleData.machine', [ask('frameworkNo', { when: isMachine })]),
  ],
  begins,
  lookups: [{ call: 'findDuplicate' }],
  confirm: [duplicateFound],
  canEnter: { fact: 'vehicleFound', is: false },
  next: ['otherContract'],
});
