import type { Rule } from '#machines/claim/rule.ts';
import { numberOfLine } from '#machines/claim/rules/claimNumberRules.ts';
import type { Line } from '#machines/report/line.ts';
import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';
import { handedReporter } from './reporterPage.ts';

/** The report is one that we know. */
export const isClaimFound: Rule = { fact: 'hasDuplicateClaimFoundByClaimNumber', is: true };

/**
 * The report that documents or a question belong to, by its number and day. Of one that was sent from the same tab both are known,
 * and the contact too: all of it stands in lines. One that nobody knows leads no further, one of another line to the entry of that
 * line. Source: specification section 2, no save; section 7, find-duplicate.
 */
export const claimIdentification = <const Next extends string>({ claimType }: Line, next: readonly Next[]) =>
  definePage({
    code: 'claimIdentification',
    path: '/identifikace-skody',
    step: 'claimIdentification',
    saves: false,
    questions: [
      ask('claimNumber', { collapsed: true }),
      ask('incidentDate', { as: { kind: 'day' }, collapsed: true }),
      ...handedReporter,
    ],
    checks: numberOfLine(claimType),
    lookups: [{ call: 'findDuplicate' }],
    confirm: [
      { dialog: 'claimNotFound', when: { fact: 'hasDuplicateClaimFoundByClaimNumber', is: false } },
      { dialog: 'incidentDateDiffers', when: { fact: 'incidentDateDoesntMatch', is: true } },
    ],
    next: ['reporter', ...next, 'cannotContinue'],
  });
