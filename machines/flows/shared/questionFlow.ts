import type { ClaimType } from '../../claim/enums.ts';
import { defineFlow, type Flow } from '../../flow/defineFlow.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification } from './claimIdentification.ts';
import { finalised } from './finalised.ts';
import { question } from './question.ts';
import { reporter } from './reporter.ts';

/**
 * A question about a report that exists: claim identification, contacts, question (section 4).
 *
 * @param claimType the line of insurance
 * @param home where its flows live, below the entry prefix
 * @returns its QUESTION flow
 */
export const questionFlow = (claimType: ClaimType, home: Flow['home']) =>
  defineFlow({
    code: `${claimType}.QUESTION`,
    claimType,
    flowType: 'QUESTION',
    home,
    start: 'claimIdentification',
    pages: [
      claimIdentification,
      reporter('contacts', ['question'], { fact: 'claimFound', is: true }),
      question,
      finalised('question'),
      cannotContinue('claimIdentification'),
    ],
  });
