import { Claim } from '../../claim/claim.ts';
import type { ClaimType } from '../../claim/enums.ts';
import { defineFlow, type Flow } from '../../flow/defineFlow.ts';
import { definePage } from '../../flow/page.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification } from './claimIdentification.ts';
import { finalised } from './finalised.ts';
import { reporter } from './reporter.ts';

/** What the reporter wants to know about the report; it is sent from here. */
const question = definePage({
  code: 'question',
  path: '/dotaz-k-hlaseni',
  step: 'question',
  answers: Claim.pick({ question: true }),
  sends: true,
  next: ['finalised'],
});

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
