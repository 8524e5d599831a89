import { numberOfLine } from '#machines/claim/rules/claimNumberRules.ts';
import type { Line } from '#machines/report/line.ts';
import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';

/**
 * The report that documents or a question belong to, by its number and day. One that nobody knows leads no further, one of another
 * line to the entry of that line. Source: specification section 2, no save; section 7, find-duplicate.
 */
export const claimIdentification = ({ claimType }: Line) =>
  definePage({
    code: 'claimIdentification',
    path: '/identifikace-skody',
    step: 'claimIdentification',
    saves: false,
    questions: [ask('claimNumber'), ask('incidentDate', { as: { kind: 'day' } })],
    checks: numberOfLine(claimType),
    lookups: [{ call: 'findDuplicate' }],
    confirm: [
      { dialog: 'claimNotFound', when: { fact: 'hasDuplicateClaimFoundByClaimNumber', is: false } },
      { dialog: 'incidentDateDiffers', when: { fact: 'incidentDateDoesntMatch', is: true } },
    ],
    next: ['reporter', 'cannotContinue'],
  });
