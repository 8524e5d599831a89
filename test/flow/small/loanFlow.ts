import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import { variantOf } from './variantOf.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { smallLife } from './lines.ts';
import { ask } from '#test/ask.ts';

const isLoan = { fact: 'appliedRiskId', is: 'BAN' } as const satisfies Rule;
const isDeath = { fact: 'claimEventType', is: 'DEATH' } as const satisfies Rule;

/** The lender is paid: nobody is asked for an account. */
export const lenderIsPaid = {
  all: [isLoan, { fact: 'claimEventType', in: ['DEATH', 'DISABILITY'] }],
} as const satisfies Rule;

const risk = definePage({
  code: 'risk',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [ask('appliedRiskId'), ask('claimEventType', { optional: true })],
  next: ['account', 'death', 'event'],
});

const account = definePage({
  code: 'account',
  path: '/bankovni-udaje',
  step: 'bank',
  questions: [
    ask('bankContactType'),
    ask('userEnteredBankContact', { when: { fact: 'bankContactType', is: 'ENTERED' } }),
  ],
  canEnter: { not: lenderIsPaid },
  confirm: [{ dialog: 'confirmEmptyBankAccount', when: { fact: 'bankContactType', is: 'NONE' } }],
  next: ['death', 'deathTravel', 'event'],
});

const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  questions: [ask('incidentDate')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'UMR' }, { all: [isLoan, isDeath] }] },
  next: ['moreInfo'],
});

const deathTravel = variantOf(death, {
  code: 'deathTravel',
  path: '/umrti-cestovni',
  canEnter: { all: [{ fact: 'appliedRiskId', is: 'CPZ' }, isDeath] },
});

const event = definePage({
  code: 'event',
  path: '/ostatni-rizika',
  step: 'event',
  questions: [ask('incidentDescription')],
  next: ['moreInfo'],
});

/** Every answer may be left out. */
const moreInfo = definePage({
  code: 'moreInfo',
  path: '/vice-informaci',
  step: 'event',
  questions: [ask('moreInfo', { optional: true })],
  next: ['documents'],
});

const documents = definePage({
  code: 'documents',
  path: '/prilozit-dokumenty',
  step: 'documents',
  saves: false,
  next: ['summary'],
});

const summary = definePage({
  code: 'summary',
  path: '/souhrn',
  step: 'documents',
  questions: [ask('truthfulness')],
  submits: true,
  next: ['finalised'],
});

const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  next: [],
});

/**
 * A life claim as small as possible: a step that is skipped, a branch, a variant page, an optional page, one that does not save.
 */
export const loanFlow = defineFlow({
  line: smallLife,
  flowType: 'DRAFT',
  start: 'risk',
  pages: [risk, account, death, deathTravel, event, moreInfo, documents, summary, finalised],
});
