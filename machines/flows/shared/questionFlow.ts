import { defineFlow } from '../../flow/flow.ts';
import type { Line } from '../../flow/line.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification } from './claimIdentification.ts';
import { finalised } from './finalised.ts';
import { question } from './question.ts';
import { reporter } from './reporter.ts';

/** A question about an existing report: claim identification, contacts, question. Source: specification section 4. */
export const questionFlow = (line: Line) =>
  defineFlow({
    line,
    flowType: 'QUESTION',
    start: 'claimIdentification',
    pages: [
      claimIdentification,
      reporter('contacts', ['question'], {
        fact: 'hasDuplicateClaimFoundByClaimNumber',
        is: true,
      }),
      question,
      finalised('question'),
      cannotContinue('claimIdentification'),
    ],
  });
