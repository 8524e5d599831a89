import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { baseClaim } from '#machines/flows/shared/baseClaim.ts';
import { duplicateFound } from '#machines/flows/shared/duplicateFound.ts';
import { ask, tell } from './ask.ts';

const isFound: Rule = { fact: 'vehicleFound', is: true };
const isSuffered: Rule = { fact: 'riskFlow', is: 'POVPOS' };
/** Nobody can be asked for the number of a vehicle that drove away: without it there is nothing to search by. */
const isNamed: Rule = { not: { all: [isSuffered, { fact: 'culpritUnknown', is: true }] } };
const isRefused: Rule = { all: [{ fact: 'vehicleRefused', is: true }, { not: isFound }] };

/**
 * The insured vehicle by plate, VIN or policy number, and the day it happened. The vehicle found is shown on the page that
 * follows, for the reporter to compare it with what it was searched by. That no contract covers it and that the same is reported
 * already is confirmed. Who was harmed by a vehicle that drove away says so, and the report goes on without it.
 */
export const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'fillInfo',
  questions: [
    // Whoever was harmed has not got the papers of the vehicle that did it.
    ask('contactSearch', { when: isNamed, words: [{ key: 'culpritSearch', when: isSuffered }] }),
    ask('culpritUnknown', { when: isSuffered, optional: true }),
    tell('vehicleRefused', isRefused),
    ask('incidentDate'),
    tell('registrationNo', isFound),
    tell('vehicleManufacturer', isFound),
    tell('vehicleModel', isFound),
    tell('manufactureYear', isFound),
    tell('insured.fullName', { fact: 'insuredKnown', is: true }, 'insuredFound'),
    baseClaim,
  ],
  lookups: [
    { call: 'searchDamaged', when: isNamed },
    { call: 'searchPolicy', when: isFound },
    { call: 'findDuplicate', when: isFound },
    // The insured who reports is not asked who they are, and offered the account at once.
    { call: 'bankAccount', when: { fact: 'insuredKnown', is: true } },
  ],
  confirm: [
    { dialog: 'vehicleNotFound', when: { fact: 'vehicleFound', is: false } },
    { dialog: 'contractNotFound', when: { all: [isFound, { fact: 'policyNumberValid', is: false }] } },
    duplicateFound,
  ],
  needs: [{ need: 'identification', when: isNamed }, { need: 'day' }],
  next: ['vehicleData', 'otherContract', 'person', 'bankData'],
});
