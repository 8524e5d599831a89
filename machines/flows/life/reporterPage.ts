import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import { reporterQuestions } from '../shared/reporterPage.ts';
import { contractRoles } from './contractRoles.ts';

/** Who reports, how to reach them, and how they are related to the insured. */
export const reporterPage = definePage({
  code: 'reporter',
  path: '/ohlasovatel',
  step: 'role',
  questions: [
    ...reporterQuestions,
    // Neither the insured nor one who reports by trade.
    ask('relationToInsured', {
      when: { fact: 'reporterRole', in: ['LEGAL_REP', 'OTHER'] },
      only: contractRoles,
    }),
  ],
  confirm: [{ dialog: 'confirmReporterContacts' }],
  next: ['policyEventType', 'policyAlternative', 'policy'],
});
