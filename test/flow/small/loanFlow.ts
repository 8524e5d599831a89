import * as z from 'zod';
import { bankAccountComplete } from '../../../machines/claim/bankRules.ts';
import { Claim } from '../../../machines/claim/claim.ts';
import { defineFlow } from '../../../machines/flow/defineFlow.ts';
import { definePage } from '../../../machines/flow/page.ts';
import type { Rule } from '../../../machines/flow/rule.ts';

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
  answers: Claim.pick({ appliedRiskId: true, claimEventType: true }).partial({ claimEventType: true }),
  next: ['account', 'death', 'event'],
});

const account = definePage({
  code: 'account',
  path: '/bankovni-udaje',
  step: 'bank',
  answers: Claim.pick({ bankContactType: true, userEnteredBankContact: true }).partial({
    userEnteredBankContact: true,
  }),
  checks: () => [bankAccountComplete],
  canEnter: { not: lenderIsPaid },
  confirm: [{ dialog: 'confirmEmptyBankAccount', when: { fact: 'bankContactType', is: 'NONE' } }],
  next: ['death', 'deathTravel', 'event'],
});

const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  answers: Claim.pick({ incidentDate: true }),
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'UMR' }, { all: [isLoan, isDeath] }] },
  next: ['moreInfo'],
});

const deathTravel = definePage({
  ...death,
  code: 'deathTravel',
  path: '/umrti-cestovni',
  canEnter: { all: [{ fact: 'appliedRiskId', is: 'CPZ' }, isDeath] },
});

const event = definePage({
  code: 'event',
  path: '/ostatni-rizika',
  step: 'event',
  answers: Claim.pick({ incidentDescription: true }),
  next: ['moreInfo'],
});

/** Every answer may be left out. */
const moreInfo = definePage({
  code: 'moreInfo',
  path: '/vice-informaci',
  step: 'event',
  answers: Claim.pick({ moreInfo: true }).partial(),
  next: ['documents'],
});

const documents = definePage({
  code: 'documents',
  path: '/prilozit-dokumenty',
  step: 'documents',
  saves: false,
  answers: z.object({}),
  next: ['summary'],
});

const summary = definePage({
  code: 'summary',
  path: '/souhrn',
  step: 'documents',
  answers: Claim.pick({ truthfulness: true }),
  sends: true,
  next: ['finalised'],
});

const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  answers: z.object({}),
  next: [],
});

/** A life claim as small as can be: a step that is skipped, a branch, a variant page, an optional page, one that does not save. */
export const loanFlow = defineFlow({
  code: 'life.DRAFT',
  claimType: 'life',
  flowType: 'DRAFT',
  home: '/life',
  start: 'risk',
  pages: [risk, account, death, deathTravel, event, moreInfo, documents, summary, finalised],
});
