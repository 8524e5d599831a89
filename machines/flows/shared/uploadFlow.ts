import { defineFlow } from '#machines/report/kit.ts';
import type { Line } from '#machines/report/line.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification } from './claimIdentification.ts';
import { documents } from './documents.ts';
import { laterDocuments } from './laterDocuments.ts';
import { finalised } from './finalised.ts';
import { reporterPage } from './reporterPage.ts';

/** Documents for an existing report: claim identification, contacts, documents. Source: specification section 4. */
export const uploadFlow = (line: Line) =>
  defineFlow({
    line,
    flowType: 'UPLOAD',
    start: 'claimIdentification',
    documents: laterDocuments(line.claimType),
    pages: [
      claimIdentification(line),
      reporterPage('contacts', ['documents'], {
        fact: 'hasDuplicateClaimFoundByClaimNumber',
        is: true,
      }),
      documents(['finalised'], { submits: true }),
      finalised('documents'),
      cannotContinue('claimIdentification'),
    ],
  });
