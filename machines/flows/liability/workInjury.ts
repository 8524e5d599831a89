import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isEmployeeHurt } from './conditions.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { ask } from './ask.ts';

const isDisease: Rule = { fact: 'occupationalDisease', is: 'YES' };
const isInjury: Rule = { fact: 'occupationalDisease', is: 'NO' };
const isByEmployer: Rule = { fact: 'reporterRole', is: 'INSURED' };
const isOnLeave: Rule = { fact: 'sickLeave', is: 'YES' };
const isOver: Rule = { not: { fact: 'ongoing', is: true } };

/**
 * How the employer sees the injury or the disease. A breach of safety rules and drink may relieve the employer. Source: Labour Code
 * of the Czech Republic, sections 105 and 270.
 */
export const workInjury = definePage({
  code: 'workInjury',
  path: '/pracovni-uraz',
  step: 'event',
  questions: [
    // Most that is reported is an injury: a line says so and can be changed.
    ask('occupationalDisease', { collapsed: true, begins: { value: 'NO' } }),
    ask('diagnosisDate', { when: isDisease }),
    ask('agreement', { when: isByEmployer, only: ['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN'] }),
    // Only the employer answers for whether the rules were kept.
    ask('safetyBreach', { when: isByEmployer }),
    ask('alcohol'),
    ask('sickLeave'),
    ask('dateFrom', { when: isOnLeave, collapsed: true, begins: { from: 'incidentDate' } }),
    ask('ongoing', { when: isOnLeave, optional: true }),
    ask('dateTo', { when: { all: [isOnLeave, isOver] }, optional: true }),
    currency(isOnLeave),
    // The record is wanted, and shows whether there is one.
    ask('workInjuryRecorded', { when: isInjury, optional: true, isDetail: true }),
    ask('employeeShare', {
      when: { all: [isByEmployer, { fact: 'agreement', is: 'PARTIALLY' }] },
      optional: true,
      isDetail: true,
    }),
    ask('workContract', { optional: true, isDetail: true }),
    ask('employedSince', { optional: true, isDetail: true, isSideBySide: true }),
    // What was lost is counted from it.
    ask('averageWage', { when: isOnLeave, optional: true, isDetail: true, words: 'wageBefore' }),
  ],
  canEnter: isEmployeeHurt,
  next: ['injury'],
});
