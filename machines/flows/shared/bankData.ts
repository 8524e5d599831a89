import { BankContactType, VehicleRouting } from '#machines/claim/enums.ts';
import { definePage } from '#machines/report/kit.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { inSomeLane } from '#machines/claim/derived/inLane.ts';
import { ask, tell } from './ask.ts';

/** Somebody who caused damage to others is usually not paid anything. */
const isCause: Rule = { fact: 'riskFlow', is: 'POVPOJ' };
const isOther: Rule = { not: isCause };
/**
 * The account of the policy is never offered to the injured, because it is not theirs, nor after a death, because it may be that
 * of the deceased. Whether the insured survived an injury in a vehicle is only told later, unless they report it themselves.
 */
const hasPolicyAccount: Rule = {
  all: [
    { fact: 'policyAccount', is: true },
    { not: { fact: 'riskFlow', in: ['POVPOS', 'ODPPOS'] } },
    { not: { fact: 'aboutDeath', is: true } },
    {
      not: { all: [{ fact: 'appliedRiskId', is: 'SED' }, { not: { fact: 'reporterRole', is: 'INSURED' } }] },
    },
  ],
};
/** The insured who reports is paid to the account of their policy, unless they say otherwise. */
const isPaidToPolicy: Rule = { all: [{ fact: 'reporterRole', is: 'INSURED' }, isOther, hasPolicyAccount] };
/** Somebody else is insured, or another account was told. */
const isOtherwise: Rule = {
  any: [
    { fact: 'insuredIsOther', is: true },
    { fact: 'bankContactType', in: BankContactType.exclude(['POLICY']).options },
  ],
};
/** Only where a vehicle is repaired can somebody be paid for it. */
const isRepaired: Rule = { fact: 'vehicleRouting', in: VehicleRouting.options };

const isEntered: Rule = { fact: 'bankContactType', is: 'ENTERED' };
const isAnother: Rule = { fact: 'bankContactType', is: 'ENTERED_ANOTHER' };
const isForeign: Rule = { fact: 'bankContactType', is: 'FOREIGN' };
const isShop: Rule = { fact: 'bankContactType', is: 'REPAIR_SHOP_COMPANY' };

const questions: readonly Question[] = [
  ask('bankContactType', {
    isHeading: true,
    collapsed: true,
    begins: { value: 'POLICY', when: isPaidToPolicy },
    only: [
      { code: 'NONE', when: isCause },
      { code: 'POLICY', when: hasPolicyAccount },
      'ENTERED',
      { code: 'REPAIR_SHOP_COMPANY', when: { all: [isOther, isRepaired] } },
      { code: 'FUTURE_ACCOUNT', when: isOther },
      { code: 'ENTERED_ANOTHER', further: true },
      { code: 'FOREIGN', further: true },
      { code: 'FUTURE_ACCOUNT', when: isCause, further: true },
      { code: 'NONE', when: isOther, further: true },
    ],
  }),
  tell('maskedAccount', { fact: 'bankContactType', is: 'POLICY' }),
  ask('userEnteredBankContact', { when: isEntered }),
  ask('userEnteredAnotherBankContact.holder', { when: isAnother }),
  ask('userEnteredAnotherBankContact', { when: isAnother }),
  ask('bankContact.iban', { when: isForeign }),
  ask('bankContact.identificationNumber', { when: isShop, optional: true }),
  ask('bankContact.companyName', { when: isShop, knownBy: 'bankContact.identificationNumber' }),
  ask('bankContact', { when: isShop, optional: true }),
];

/** Where all is known, and what that is. */
interface Skipped {
  readonly when: Rule;
  readonly answers: ClaimDetail;
}

/** After an event that many report the account is asked for once there is something to pay, unless it is told or known. */
export const accountLater: Skipped = {
  when: {
    all: [
      inSomeLane,
      { not: { fact: 'bankContactType', in: BankContactType.exclude(['FUTURE_ACCOUNT']).options } },
    ],
  },
  answers: { bankContactType: 'FUTURE_ACCOUNT' },
};

/** In a lane, that it is told later is nobody's wish. */
const isOtherwiseInLane: Rule = {
  all: [isOtherwise, { not: { all: [inSomeLane, { fact: 'bankContactType', is: 'FUTURE_ACCOUNT' }] } }],
};

/**
 * Where the money goes: to the account of the policy, the reporter's own, somebody else's, one abroad, the repair shop's, one
 * told later, or nowhere. It is skipped where the policy says it: the summary tells
 * the account and leads here. Source: specification
 * section 5, bank account.
 */
export const bankData = <const Next extends string>(
  next: readonly Next[],
  canEnter?: Rule,
  skipped: readonly Skipped[] = [],
) =>
  definePage({
    code: 'bankData',
    path: '/bankovni-udaje',
    step: 'bank',
    questions,
    confirm: [
      { dialog: 'confirmEmptyBankAccount', when: { fact: 'bankContactType', is: 'NONE' } },
      { dialog: 'confirmBankAccount', when: { fact: 'bankContactType', is: 'FUTURE_ACCOUNT' } },
    ],
    needs: [{ need: 'account' }],
    ...(canEnter && { canEnter }),
    skipped: [
      {
        when: {
          all: [isPaidToPolicy, { not: skipped.includes(accountLater) ? isOtherwiseInLane : isOtherwise }],
        },
        answers: { bankContactType: 'POLICY' },
      },
      ...skipped,
    ],
    next,
  });
