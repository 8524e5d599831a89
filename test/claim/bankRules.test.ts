import { describe, expect, test } from 'vitest';
import { bankContactTypesOf } from '../../machines/claim/bankContactTypes.ts';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { check } from '../../machines/claim/issue.ts';
import { bankData } from '../../machines/flows/shared/bankData.ts';
import { answersOf } from '../../machines/flow/page.ts';

/** What is offered, the folded ones behind a bar. */
const offered = (claim: ClaimDetail) => {
  const { common, further } = bankContactTypesOf(claim);
  return `${common.join(' ')} | ${further.join(' ')}`;
};

describe('the money may go', () => {
  test.each<[string, ClaimDetail, string]>([
    [
      'of a casco claim, to the account on the policy first',
      { riskFlow: 'HAV', vehicleRouting: 'VEHICLE', policyAccount: true },
      'POLICY ENTERED REPAIR_SHOP_COMPANY FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of a policy without an account, to one that is entered',
      { riskFlow: 'HAV', vehicleRouting: 'GLASS', policyAccount: false },
      'ENTERED REPAIR_SHOP_COMPANY FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of one who caused damage, mostly nowhere, and never to a shop',
      { riskFlow: 'POVPOJ', policyAccount: true },
      'NONE POLICY ENTERED | ENTERED_ANOTHER FOREIGN FUTURE_ACCOUNT',
    ],
    [
      'of the injured, never to the account on the policy of the one who caused it',
      { riskFlow: 'POVPOS', vehicleRouting: 'FUSION', policyAccount: true },
      'ENTERED REPAIR_SHOP_COMPANY FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of the injured whose vehicle is whole, not to a shop',
      { riskFlow: 'POVPOS' },
      'ENTERED FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
  ])('%s', (_, claim, types) => {
    expect(offered(claim)).toBe(types);
  });
});

const casco: ClaimDetail = { riskFlow: 'HAV', vehicleRouting: 'VEHICLE', policyAccount: true };
const account = { accountNumber: '2000145399', bankCode: '0800' };

/** What the page says about these answers: the places and the keys. */
const said = (claim: ClaimDetail, answers: ClaimDetail) => {
  const checked = check(answersOf(bankData([]), claim), answers);
  return checked.ok ? [] : checked.issues.map(({ name, key }) => `${name} ${key}`);
};

describe('the page of the account says', () => {
  test.each<[string, ClaimDetail, ClaimDetail, string[]]>([
    ['nothing to the account on the policy', casco, { bankContactType: 'POLICY' }, []],
    [
      'that the policy has none',
      { ...casco, policyAccount: false },
      { bankContactType: 'POLICY' },
      ['bankContactType suggestion'],
    ],
    [
      'that the policy is not the injured person’s',
      { riskFlow: 'POVPOS', policyAccount: true },
      { bankContactType: 'POLICY' },
      ['bankContactType suggestion'],
    ],
    [
      'that no vehicle is repaired',
      { riskFlow: 'POVPOJ' },
      { bankContactType: 'REPAIR_SHOP_COMPANY', bankContact: { companyName: 'Autoservis Dub' } },
      ['bankContactType suggestion'],
    ],
    [
      'nothing to a shop by its name: its account stands on the invoice',
      casco,
      { bankContactType: 'REPAIR_SHOP_COMPANY', bankContact: { companyName: 'Autoservis Dub' } },
      [],
    ],
    [
      'that a shop has no name',
      casco,
      { bankContactType: 'REPAIR_SHOP_COMPANY' },
      ['bankContact.companyName required'],
    ],
    [
      'that number and bank are missing',
      casco,
      { bankContactType: 'ENTERED' },
      ['userEnteredBankContact.accountNumber required', 'userEnteredBankContact.bankCode bankCode'],
    ],
    [
      'that nobody knows whose account it is',
      casco,
      { bankContactType: 'ENTERED_ANOTHER', userEnteredAnotherBankContact: account },
      ['userEnteredAnotherBankContact.holder required'],
    ],
    [
      'nothing to somebody else’s account with a name',
      casco,
      {
        bankContactType: 'ENTERED_ANOTHER',
        userEnteredAnotherBankContact: { ...account, holder: 'Eva Malá' },
      },
      [],
    ],
    [
      'that an account abroad has no IBAN',
      casco,
      { bankContactType: 'FOREIGN' },
      ['bankContact.iban required'],
    ],
    ['nothing to an account told later', casco, { bankContactType: 'FUTURE_ACCOUNT' }, []],
    ['nothing to no account', casco, { bankContactType: 'NONE' }, []],
  ])('%s', (_, claim, answers, words) => {
    expect(said(claim, answers)).toEqual(words);
  });
});
