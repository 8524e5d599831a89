import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { codeOf, ruleOf, type Offer } from '#machines/flow/question.ts';
import { skippedWith } from '#machines/flow/situation.ts';
import { holds } from '#machines/subject/rule.ts';
import { getPage } from '#machines/flow/compile.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { flows } from '#machines/flows/index.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { saidOn } from '#test/flow/saidOn.ts';

/** The page of every line asks the same, so each is asked. */
const everyLine = flows.filter(({ flowType }) => flowType === 'DRAFT');
/** What may be known of an account depends on the line where somebody may have died. */
const otherLines = everyLine.filter((flow) => flow !== lifeDraft);
const pageOf = (flow: Flow) => getPage(flow, 'bankData');
const isFurther = (offer: Offer) => typeof offer !== 'string' && offer.further === true;

/** What is offered, the folded ones behind a bar. */
const offered = (flow: Flow, claim: ClaimDetail) => {
  const { only = [] } = pageOf(flow).questions.find(({ ask }) => ask === 'bankContactType') ?? {};
  const now = only.filter((offer) => holds(ruleOf(offer), factsIn(claim)));
  const common = now.filter((offer) => !isFurther(offer)).map(codeOf);
  return `${common.join(' ')} | ${now.filter(isFurther).map(codeOf).join(' ')}`;
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
    [
      'of an injury, to the account on the policy',
      { appliedRiskId: 'DNL', policyAccount: true },
      'POLICY ENTERED FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of a death, never to the account on the policy: it may be that of the deceased',
      { appliedRiskId: 'UMR', policyAccount: true },
      'ENTERED FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of a death on a journey, never to the account on the policy',
      { appliedRiskId: 'CPZ', claimEventType: 'DEATH', policyAccount: true },
      'ENTERED FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of somebody hurt in a vehicle, never to the account on the policy: whether they survived is told later',
      { appliedRiskId: 'SED', reporterRole: 'OTHER', policyAccount: true },
      'ENTERED FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
    [
      'of the insured who reports that they were hurt in a vehicle, to the account on the policy',
      { appliedRiskId: 'SED', reporterRole: 'INSURED', policyAccount: true },
      'POLICY ENTERED FUTURE_ACCOUNT | ENTERED_ANOTHER FOREIGN NONE',
    ],
  ])('%s', (_, claim, types) => {
    expect(everyLine.map((flow) => offered(flow, claim))).toEqual(everyLine.map(() => types));
  });
});

describe('the page of the account', () => {
  const own: ClaimDetail = { riskFlow: 'HAV', reporterRole: 'INSURED', policyAccount: true };
  const death: ClaimDetail = { reporterRole: 'OTHER', appliedRiskId: 'UMR' };
  test.each<[string, ClaimDetail, ClaimDetail['bankContactType']]>([
    ['is left out for the insured who reports, whose policy has an account', own, 'POLICY'],
    ['is left out where they said so before', { ...own, bankContactType: 'POLICY' }, 'POLICY'],
    ['is left out of a report on a home or a journey', { ...own, riskFlow: 'UNIFLOW' }, 'POLICY'],
    ['is left out after an injury', { ...own, riskFlow: undefined, appliedRiskId: 'DNL' }, 'POLICY'],
    [
      'is left out for the insured who was hurt in a vehicle',
      { ...own, riskFlow: undefined, appliedRiskId: 'SED' },
      'POLICY',
    ],
    [
      'is left out for the insured who has paid those they harmed',
      { ...own, riskFlow: 'ODPPOJ', settledWithInjured: 'ALL' },
      'POLICY',
    ],
    ['asks where the policy has no account', { ...own, policyAccount: false }, undefined],
    ['asks where nobody knows the policy', { ...own, policyAccount: undefined }, undefined],
    ['asks somebody who reports for the insured', { ...own, reporterRole: 'OTHER' }, undefined],
    [
      'asks where the policy is found and somebody else is insured',
      { ...own, insuredIsOther: true },
      undefined,
    ],
    ['asks who caused damage: mostly nothing is paid to them', { ...own, riskFlow: 'POVPOJ' }, undefined],
    [
      'asks the injured, whose policy it is not',
      { ...own, riskFlow: 'POVPOS', reporterRole: 'INJURED' },
      undefined,
    ],
    ['is left out after a death: each who claims tells their account', death, 'FUTURE_ACCOUNT'],
    [
      'is left out after a death where the account was to come later',
      { ...death, bankContactType: 'FUTURE_ACCOUNT' },
      'FUTURE_ACCOUNT',
    ],
    [
      'stays for whoever has told an account after a death',
      { ...death, bankContactType: 'ENTERED' },
      undefined,
    ],
    ['stays for whoever has told another account', { ...own, bankContactType: 'ENTERED' }, undefined],
    ['stays for whoever wants no money', { ...own, bankContactType: 'NONE' }, undefined],
  ])('%s', (_, claim, known) => {
    const lines = claim.appliedRiskId ? [lifeDraft] : otherLines;
    expect(lines.map((flow) => skippedWith(pageOf(flow), factsIn(claim)))).toEqual(
      lines.map(() => known && { bankContactType: known }),
    );
  });
});

const casco: ClaimDetail = { riskFlow: 'HAV', vehicleRouting: 'VEHICLE', policyAccount: true };
const account = { accountNumber: '2000145399', bankCode: '0800' };

describe('the page of the account says', () => {
  test.each<[string, ClaimDetail, ClaimDetail, string[]]>([
    ['nothing to the account on the policy', casco, { bankContactType: 'POLICY' }, []],
    [
      'that nobody knows of an account on the policy',
      {},
      { bankContactType: 'POLICY' },
      ['error suggestion bankContactType'],
    ],
    [
      'that the policy has none',
      { ...casco, policyAccount: false },
      { bankContactType: 'POLICY' },
      ['error suggestion bankContactType'],
    ],
    [
      'that the policy is not the injured person’s',
      { riskFlow: 'POVPOS', policyAccount: true },
      { bankContactType: 'POLICY' },
      ['error suggestion bankContactType'],
    ],
    [
      'that no vehicle is repaired',
      { riskFlow: 'POVPOJ' },
      { bankContactType: 'REPAIR_SHOP_COMPANY', bankContact: { companyName: 'Autoservis Dub' } },
      ['error suggestion bankContactType'],
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
      ['required required bankContact.companyName'],
    ],
    [
      'that the account of a shop is told by half, and nobody knows whose it is',
      casco,
      { bankContactType: 'REPAIR_SHOP_COMPANY', bankContact: { bankCode: '0800' } },
      ['required required bankContact.companyName', 'required required bankContact.accountNumber'],
    ],
    [
      'nothing to an own account in full',
      casco,
      { bankContactType: 'ENTERED', userEnteredBankContact: { accountPrefix: '19', ...account } },
      [],
    ],
    [
      'that number and bank are missing',
      casco,
      { bankContactType: 'ENTERED' },
      [
        'required required userEnteredBankContact.accountNumber',
        'required bankCode userEnteredBankContact.bankCode',
      ],
    ],
    [
      'that a number has no bank',
      casco,
      { bankContactType: 'ENTERED', userEnteredBankContact: { accountNumber: '2000145399' } },
      ['required bankCode userEnteredBankContact.bankCode'],
    ],
    [
      'that a bank has no number',
      casco,
      { bankContactType: 'ENTERED', userEnteredBankContact: { bankCode: '0800' } },
      ['required required userEnteredBankContact.accountNumber'],
    ],
    [
      'that a prefix alone is nobody’s account',
      casco,
      { bankContactType: 'ENTERED_ANOTHER', userEnteredAnotherBankContact: { accountPrefix: '19' } },
      [
        'required required userEnteredAnotherBankContact.holder',
        'required required userEnteredAnotherBankContact.accountNumber',
        'required bankCode userEnteredAnotherBankContact.bankCode',
      ],
    ],
    [
      'that nobody knows whose account it is',
      casco,
      { bankContactType: 'ENTERED_ANOTHER', userEnteredAnotherBankContact: account },
      ['required required userEnteredAnotherBankContact.holder'],
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
      ['required required bankContact.iban'],
    ],
    ['nothing to an account told later', casco, { bankContactType: 'FUTURE_ACCOUNT' }, []],
    ['nothing to no account', casco, { bankContactType: 'NONE' }, []],
  ])('%s', (_, claim, answers, said) => {
    expect(everyLine.map((flow) => saidOn(pageOf(flow), claim, answers))).toEqual(everyLine.map(() => said));
  });
});
