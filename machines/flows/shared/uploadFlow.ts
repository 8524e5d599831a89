import { defineFlow } from '#machines/report/kit.ts';
import type { Line } from '#machines/report/line.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification, isClaimFound } from './claimIdentification.ts';
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
      claimIdentification(line, ['documents']),
      reporterPage('contacts', ['documents'], isClaimFound),
      documents(['finalised'], { submits: true, canEnter: isClaimFound }),
      finalised('documents'),
      cannotContinue('claimIdentification'),
    ],
  });
