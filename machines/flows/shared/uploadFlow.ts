import type { ClaimType } from '../../claim/enums.ts';
import { defineFlow, type Flow } from '../../flow/defineFlow.ts';
import { cannotContinue } from './cannotContinue.ts';
import { claimIdentification } from './claimIdentification.ts';
import { documents } from './documents.ts';
import { finalised } from './finalised.ts';
import { reporter } from './reporter.ts';

/**
 * Documents for a report that exists: claim identification, contacts, documents (section 4).
 *
 * @param claimType the line of insurance
 * @param home where its flows live, below the entry prefix
 * @returns its UPLOAD flow
 */
export const uploadFlow = (claimType: ClaimType, home: Flow['home']) =>
  defineFlow({
    code: `${claimType}.UPLOAD`,
    claimType,
    flowType: 'UPLOAD',
    home,
    start: 'claimIdentification',
    pages: [
      claimIdentification,
      reporter('contacts', ['documents'], { fact: 'claimFound', is: true }),
      documents(['finalised'], { sends: true }),
      finalised('documents'),
      cannotContinue('claimIdentification'),
    ],
  });
