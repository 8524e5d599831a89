import { defineFlow } from '#machines/report/kit.ts';
import type { Line } from '#machines/report/line.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification, isClaimFound } from './claimIdentification.ts';
import { finalised } from './finalised.ts';
import { questionPage } from './questionPage.ts';
import { reporterPage } from './reporterPage.ts';

/** A question about an existing report: claim identification, contacts, question. Source: specification section 4. */
export const questionFlow = (line: Line) =>
  defineFlow({
    line,
    flowType: 'QUESTION',
    start: 'claimIdentification',
    pages: [
      claimIdentification(line, ['question']),
      reporterPage('contacts', ['question'], isClaimFound),
      questionPage,
      finalised('question'),
      cannotContinue('claimIdentification'),
    ],
  });
