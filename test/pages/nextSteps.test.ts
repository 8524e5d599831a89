import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { nextSteps } from '#machines/flows/shared/nextSteps.ts';
import { nextStepsAfter, tasksAfter } from '#machines/report/nextSteps.ts';

const shop = { id: 'S001', name: 'Autoservis Dub' };

test.each<[string, ClaimDetail, string]>([
  [
    'damage somebody was harmed by: we pay them',
    { riskFlow: 'ODPPOJ', injuredParties: [{}], settledWithInjured: 'NOTHING' },
    'contact.text injured.text witnesses.text decision.toInjured',
  ],
  [
    'damage that was paid already, before a court: we pay who has paid',
    {
      riskFlow: 'ODPPOJ',
      injuredParties: [{}],
      settledWithInjured: 'ALL',
      courtProceedings: 'YES',
      bankContactType: 'POLICY',
    },
    'court.text contact.text injured.text witnesses.text decision.toPolicy',
  ],
  [
    'an injury somebody else answers for',
    { riskFlow: 'ODPPOS', injurySeverity: { code: '2' }, bankContactType: 'ENTERED' },
    'contact.text culprit.text health.text witnesses.text painForm.text decision.text',
  ],
  [
    'an injury at work that the employee reports: the employer is asked',
    { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE', reporterRole: 'INJURED', injurySeverity: { code: '4' } },
    'contact.text employer.text decision.toInjured',
  ],
  [
    'what an employer claims',
    { riskFlow: 'ODPPRAC', harmed: 'EMPLOYER', reporterRole: 'INSURED' },
    'contact.text employer.claim decision.toInjured',
  ],
  [
    'an accident a technician comes to',
    { riskFlow: 'HAV', inspectionMethod: 'MOBILE_TECHNICIAN', bankContactType: 'ENTERED' },
    'contact.text inspection.MOBILE_TECHNICIAN decision.text',
  ],
  [
    'an illness told by somebody else: the insured is asked for consent',
    { appliedRiskId: 'ZO', reporterRole: 'OTHER', insuredKnows: true, bankContactType: 'ENTERED' },
    'contact.text consent.text practitioner.text decision.text',
  ],
  [
    'a death, whose money goes to those who claim it, once we know who reports',
    {
      appliedRiskId: 'UMR',
      claimants: [{ fullName: 'Jana Nováková' }],
      identificationWay: 'BRANCH',
      bankContactType: 'ENTERED',
    },
    'contact.text identity.BRANCH decision.toClaimants',
  ],
  [
    'a stay in hospital that goes on: the paper that ends it is asked for once there is one',
    { appliedRiskId: 'NEM', hospitalizations: [{ ongoing: true }], bankContactType: 'ENTERED' },
    'contact.text discharge.text decision.text',
  ],
  [
    'an injury that is treated still',
    { appliedRiskId: 'DNL', treatmentEnded: 'NO', bankContactType: 'ENTERED' },
    'contact.text treatment.text decision.text',
  ],
  [
    'a sick leave that goes on',
    { appliedRiskId: 'PN', ongoing: true, bankContactType: 'ENTERED' },
    'contact.text end.text decision.text',
  ],
  [
    'care that goes on',
    { appliedRiskId: 'OCR', ongoing: true, bankContactType: 'ENTERED' },
    'contact.text end.care decision.text',
  ],
  [
    'a stolen vehicle',
    { riskFlow: 'HAV', theftKind: 'WHOLE_VEHICLE', bankContactType: 'NONE' },
    'contact.theft police.text decision.withoutAccount',
  ],
  [
    'a partner shop that is paid directly',
    {
      riskFlow: 'HAV',
      repairShop: { ...shop, contractual: true },
      bankContactType: 'REPAIR_SHOP_COMPANY',
    },
    'contact.text repair.PARTNER decision.shopPaid',
  ],
  [
    'a partner shop, with an account given for what is left',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: true }, bankContactType: 'ENTERED' },
    'contact.text repair.PARTNER decision.restToAccount',
  ],
  [
    'a partner shop, with the account of the policy for what is left',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: true }, bankContactType: 'POLICY' },
    'contact.text repair.PARTNER decision.restToPolicy',
  ],
  [
    'a partner shop and no account',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: true }, bankContactType: 'NONE' },
    'contact.text repair.PARTNER decision.shopPaid',
  ],
  [
    'a partner shop and an account that is told later',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: true }, bankContactType: 'FUTURE_ACCOUNT' },
    'contact.text repair.PARTNER decision.withoutAccount',
  ],
  [
    'a shop of their own that is to be paid directly',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: false }, bankContactType: 'REPAIR_SHOP_COMPANY' },
    'contact.text repair.PAID decision.toShop',
  ],
  [
    'a shop that is not yet chosen and is to be paid',
    { riskFlow: 'HAV', bankContactType: 'REPAIR_SHOP_COMPANY' },
    'contact.text decision.toShop',
  ],
  [
    'a shop that comes home',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: true, atHome: true } },
    'contact.text repair.HOME decision.toShop',
  ],
  [
    'a shop of their own that they pay themselves',
    { riskFlow: 'HAV', repairShop: { ...shop, contractual: false }, bankContactType: 'POLICY' },
    'contact.text repair.OTHER decision.toPolicy',
  ],
  [
    'an injury paid to the account on the policy',
    { appliedRiskId: 'DNL', bankContactType: 'POLICY' },
    'contact.text decision.toPolicy',
  ],
  [
    'a loan whose debtor has died',
    { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
    'contact.text decision.toLender',
  ],
  [
    'damage done to others',
    { riskFlow: 'POVPOJ', injuredParties: [{}, {}] },
    'contact.text injured.text witnesses.text decision.toInjured',
  ],
  [
    'an injured who reports',
    { riskFlow: 'POVPOS', eventKinds: ['POVPOS_HEALTH'], bankContactType: 'FUTURE_ACCOUNT' },
    'contact.text health.text witnesses.text painForm.text decision.withoutAccount',
  ],
])('after %s', (_, claim, expected) => {
  expect(
    nextStepsAfter(nextSteps, claim)
      .map(({ name, text }) => `${name}.${text}`)
      .join(' '),
  ).toBe(expected);
});

test('the injured are counted, the shop is named', () => {
  const claim: ClaimDetail = { riskFlow: 'POVPOJ', injuredParties: [{}, {}], repairShop: shop };
  const told = nextStepsAfter(nextSteps, claim).map(({ values }) => values);
  expect(told.filter((values) => values !== undefined)).toEqual([{ count: 2 }, { shop: 'Autoservis Dub' }]);
});

const witness = { fullName: 'Ota Svědek' };

test.each<[string, ClaimDetail, string]>([
  ['an accident nobody is said to have seen: who did', { eventKinds: ['HAVNEHODA'] }, 'witnesses'],
  ['an accident with a witness: nothing', { eventKinds: ['HAVNEHODA'], witnesses: [witness] }, ''],
  ['an accident whose witnesses were taken back', { eventKinds: ['HAVNEHODA'], witnesses: [] }, 'witnesses'],
  ['broken glass: nothing', { eventKinds: ['HAVSKLA'], riskFlow: 'HAV' }, ''],
  ['an illness: the practitioner', { appliedRiskId: 'ZO' }, 'practitioner'],
  ['an illness whose practitioner is known', { appliedRiskId: 'ZO', gpName: 'MUDr. Malá' }, ''],
  ['an injury with its pain assessed', { eventKinds: ['POVPOS_HEALTH'], painForm: 'YES' }, ''],
  ['an injury without', { eventKinds: ['POVPOS_HEALTH'] }, 'painForm'],
  ['a car nobody knows how to mend', { repairHandling: 'VEHICLE_NOT_DECIDED' }, 'undecided'],
  ['a roof nobody knows how to mend', { propertyRepairHandling: 'PROPERTY_NOT_DECIDED' }, 'undecided'],
  ['who is paid after a death and identified later', { identificationWay: 'LATER' }, 'identity'],
  ['documents that are added: nothing', { flowType: 'UPLOAD', eventKinds: ['HAVNEHODA'] }, ''],
])('what is left to do after %s', (_, claim, tasks) => {
  expect(tasksAfter(nextSteps, claim).join(' ')).toBe(tasks);
});
