import { foundWithVehicle } from '../../claim/dependents.ts';
import type { ClaimDetail } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';
import { ask, tell } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { duplicateFound } from './duplicateFound.ts';

const isFound: Rule = { fact: 'vehicleFound', is: true };
const isRefused: Rule = { fact: 'vehicleRefused', is: true };

/**
 * Everything the search found about a vehicle that is not the reporter's, its policy and its claims included, falls; that it was
 * refused stays with the claim, so that nobody takes it for theirs later.
 */
const notThisOne: ClaimDetail = {
  ...Object.fromEntries(foundWithVehicle.map((name) => [name, undefined])),
  vehicleFound: false,
  vehicleRefused: true,
};

/**
 * The insured vehicle by plate, VIN or policy number, and the day it happened. What the search finds is confirmed: the vehicle,
 * that no contract covers it, that the same is reported already. The reporter compares it with what it was searched by.
 */
export const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'fillInfo',
  questions: [
    ask('contactSearch'),
    tell('vehicleRefused', isRefused),
    ask('incidentDate'),
    tell('registrationNo', isFound),
    tell('vehicleManufacturer', isFound),
    tell('vehicleModel', isFound),
    tell('manufactureYear', isFound),
  ],
  lookups: [
    { call: 'searchDamaged' },
    { call: 'searchPolicy', when: isFound },
    { call: 'findDuplicate', when: isFound },
  ],
  confirm: [
    {
      dialog: 'confirmVehicleIdentification',
      when: isFound,
      yes: { vehicleRefused: undefined },
      other: { corrects: notThisOne },
    },
    { dialog: 'vehicleNotFound', when: { fact: 'vehicleFound', is: false } },
    { dialog: 'contractNotFound', when: { all: [isFound, { fact: 'policyNumberValid', is: false }] } },
    duplicateFound,
  ],
  needs: [{ need: 'identification' }, { need: 'day' }],
  next: ['vehicleData', 'otherContract', 'person'],
});
