import type { DialogName } from '#machines/claim/dialogs.ts';
import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';

/**
 * The page to check your answers and send. The dialog before that says that they are true and what becomes of them, and its yes
 * agrees to both. Source: specification section 2, truthfulness confirmation, data processing consent.
 */
export const summary = (dialog: DialogName) =>
  definePage({
    code: 'summary',
    path: '/souhrn',
    step: 'documents',
    questions: [
      // Who is harmed and reports need not be a client; whether we may keep their contact changes nothing else.
      ask('keepContact', { when: { fact: 'riskFlow', in: ['POVPOS', 'ODPPOS'] }, optional: true }),
    ],
    confirm: [{ dialog, yes: { truthfulness: true, dataProcessingConsent: true } }],
    submits: true,
    next: ['finalised'],
  });
