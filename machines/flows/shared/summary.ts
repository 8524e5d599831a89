import type { DialogName } from '../../claim/dialogs.ts';
import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';

/** The page to check your answers, agree to what sending means, and send; a dialog asks one last time before that. */
export const summary = (dialog: DialogName) =>
  definePage({
    code: 'summary',
    path: '/souhrn',
    step: 'documents',
    questions: [
      // Who is harmed and reports need not be a client; whether we may keep their contact changes nothing else.
      ask('keepContact', { when: { fact: 'riskFlow', is: 'POVPOS' }, optional: true }),
      ask('truthfulness'),
      ask('dataProcessingConsent'),
    ],
    confirm: [{ dialog }],
    submits: true,
    next: ['finalised'],
  });
