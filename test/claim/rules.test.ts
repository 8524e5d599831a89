import { describe, expect, test } from 'vitest';
import { bankAccountComplete, bankContactOffered } from '../../machines/claim/bankRules.ts';
import { reporterCompany, reporterRoleOffered } from '../../machines/claim/reporterRules.ts';
import {
  manufacturerPicked,
  vehicleDescribed,
  vehicleIdentified,
} from '../../machines/claim/vehicleRules.ts';
import { foundBy, type RuleRow } from './foundBy.ts';

const account = { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' };
const reporter = { fullName: 'Jan Novák', email: 'jan@example.cz', tel: '777123456' };

const bank: RuleRow[] = [
  [
    'an entered account is complete',
    bankAccountComplete,
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    [],
  ],
  [
    'nothing entered',
    bankAccountComplete,
    { bankContactType: 'ENTERED' },
    [
      'required required userEnteredBankContact.accountNumber',
      'required bankCode userEnteredBankContact.bankCode',
    ],
  ],
  [
    'a number without a bank',
    bankAccountComplete,
    { bankContactType: 'ENTERED', userEnteredBankContact: { accountNumber: '2000145399', bankCode: '' } },
    ['required bankCode userEnteredBankContact.bankCode'],
  ],
  [
    'a prefix alone',
    bankAccountComplete,
    { bankContactType: 'ENTERED_ANOTHER', userEnteredAnotherBankContact: { accountPrefix: '19' } },
    [
      'required required userEnteredAnotherBankContact.holder',
      'required required userEnteredAnotherBankContact.accountNumber',
      'required bankCode userEnteredAnotherBankContact.bankCode',
    ],
  ],
  [
    'a bank alone',
    bankAccountComplete,
    { bankContactType: 'ENTERED', userEnteredBankContact: { bankCode: '0800' } },
    ['required required userEnteredBankContact.accountNumber'],
  ],
  [
    'a foreign account has an IBAN',
    bankAccountComplete,
    { bankContactType: 'FOREIGN' },
    ['required required bankContact.iban'],
  ],
  [
    'a repair shop has a name',
    bankAccountComplete,
    { bankContactType: 'REPAIR_SHOP_COMPANY', bankContact: { bankCode: '0800' } },
    ['required required bankContact.companyName', 'required required bankContact.accountNumber'],
  ],
  ["the policy's account needs nothing", bankAccountComplete, { bankContactType: 'POLICY' }, []],
  ['no account needs nothing', bankAccountComplete, { bankContactType: 'NONE' }, []],
  ['an account to come needs nothing', bankAccountComplete, { bankContactType: 'FUTURE_ACCOUNT' }, []],
  [
    "the policy's account is offered where there is one",
    bankContactOffered({ policyAccount: true }),
    { bankContactType: 'POLICY' },
    [],
  ],
  [
    "the policy's account is not offered where there is none",
    bankContactOffered({}),
    { bankContactType: 'POLICY' },
    ['error suggestion bankContactType'],
  ],
];

const vehicle: RuleRow[] = [
  ['a plate is enough', vehicleIdentified, { registrationNo: '1AB2345' }, []],
  ['a VIN is enough', vehicleIdentified, { vin: 'TMBZZZ1Z0C2123456' }, []],
  ['neither', vehicleIdentified, {}, ['required plateOrVin registrationNo']],
  [
    'a machine has an engine number',
    vehicleIdentified,
    { vehicleKind: 'MACHINE', registrationNo: '1AB2345' },
    ['required required frameworkNo'],
  ],
  ['a machine with an engine number', vehicleIdentified, { vehicleKind: 'MACHINE', frameworkNo: 'X1' }, []],
  [
    'a known make needs no more',
    vehicleDescribed,
    { vehicleManufacturer: { code: 'SKODA', name: 'Škoda' } },
    [],
  ],
  [
    'an unknown make needs model and year',
    vehicleDescribed,
    { vehicleManufacturer: { name: 'Tatra' } },
    ['required required vehicleModel', 'required required manufactureYear'],
  ],
  [
    'no make at all',
    vehicleDescribed,
    {},
    [
      'required required vehicleManufacturer',
      'required required vehicleModel',
      'required required manufactureYear',
    ],
  ],
  [
    'a make typed, not picked',
    manufacturerPicked,
    { vehicleManufacturer: { name: 'Škoda' } },
    ['error suggestion vehicleManufacturer'],
  ],
  [
    'a make of a machine may be typed',
    manufacturerPicked,
    { vehicleKind: 'MACHINE', vehicleManufacturer: { name: 'Bobcat' } },
    [],
  ],
];

const reporting: RuleRow[] = [
  [
    'a service names its company',
    reporterCompany({ reporterRole: 'SERVICE' }),
    { reporter },
    ['required required reporter.companyName', 'required required reporter.identificationNumber'],
  ],
  [
    'a broker too',
    reporterCompany({ reporterRole: 'BROKER' }),
    { reporter: { ...reporter, companyName: 'A', identificationNumber: '27082440' } },
    [],
  ],
  ['the insured has none', reporterCompany({ reporterRole: 'INSURED' }), { reporter }, []],
  [
    'the insured reports own damage',
    reporterRoleOffered({ riskFlow: 'HAV' }),
    { reporterRole: 'INSURED' },
    [],
  ],
  [
    'the injured does not',
    reporterRoleOffered({ riskFlow: 'HAV' }),
    { reporterRole: 'INJURED' },
    ['error suggestion reporterRole'],
  ],
  [
    'the injured reports what another caused',
    reporterRoleOffered({ riskFlow: 'POVPOS' }),
    { reporterRole: 'INJURED' },
    [],
  ],
  [
    'the insured does not',
    reporterRoleOffered({ riskFlow: 'ODPPOS' }),
    { reporterRole: 'INSURED' },
    ['error suggestion reporterRole'],
  ],
];

describe.each([
  ['bank account', bank],
  ['vehicle', vehicle],
  ['reporter', reporting],
])('%s:', (_topic, rows) => {
  test.each(rows)('%s', (_what, rule, value, issues) => {
    expect(foundBy(rule, value)).toEqual(issues);
  });
});
