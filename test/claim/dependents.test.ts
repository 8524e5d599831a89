import { expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { applyDependents } from '../../machines/claim/dependents.ts';

const reporter = {
  fullName: 'Jan Novák',
  companyName: 'Servis s.r.o.',
  identificationNumber: '27082440',
  email: 'jan@example.cz',
  tel: '777123456',
};
const account = { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' };
const person = { fullName: 'Eva Malá', birthNumber: '7562319105' };

type Row = [what: string, before: ClaimDetail, answers: ClaimDetail, claim: ClaimDetail, dropped: string[]];

const rows: Row[] = [
  [
    'another role resets company and contact',
    { reporterRole: 'SERVICE', reporter, moreInfo: 'Text' },
    { reporterRole: 'INSURED' },
    { reporterRole: 'INSURED', moreInfo: 'Text' },
    [
      'reporter.fullName',
      'reporter.companyName',
      'reporter.identificationNumber',
      'reporter.email',
      'reporter.tel',
    ],
  ],
  [
    'the first role leaves a prefilled contact alone',
    { reporter },
    { reporterRole: 'SERVICE' },
    { reporter, reporterRole: 'SERVICE' },
    [],
  ],
  [
    'the same role again resets nothing',
    { reporterRole: 'SERVICE', reporter },
    { reporterRole: 'SERVICE' },
    { reporterRole: 'SERVICE', reporter },
    [],
  ],
  [
    'a contact given anew with the role stays, the rest falls',
    { reporterRole: 'SERVICE', reporter },
    { reporterRole: 'INSURED', reporter: { ...reporter, email: 'eva@example.cz' } },
    { reporterRole: 'INSURED', reporter: { email: 'eva@example.cz' } },
    ['reporter.fullName', 'reporter.companyName', 'reporter.identificationNumber', 'reporter.tel'],
  ],
  [
    'another type of account drops the one entered',
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'POLICY' },
    { bankContactType: 'POLICY' },
    ['userEnteredBankContact'],
  ],
  [
    "somebody else's account is not the reporter's own",
    { bankContactType: 'ENTERED_ANOTHER', userEnteredAnotherBankContact: account },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    ['userEnteredAnotherBankContact'],
  ],
  [
    'no money yet, no account abroad',
    { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban: 'DE89370400440532013000' } },
    { bankContactType: 'FUTURE_ACCOUNT' },
    { bankContactType: 'FUTURE_ACCOUNT' },
    ['bankContact'],
  ],
  [
    'the account of a repair shop has an owner and no IBAN',
    { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban: 'DE89370400440532013000' } },
    {
      bankContactType: 'REPAIR_SHOP_COMPANY',
      bankContact: { iban: 'DE89370400440532013000', companyName: 'Dub', ...account },
    },
    {
      bankContactType: 'REPAIR_SHOP_COMPANY',
      bankContact: { type: 'REPAIR_SHOP_COMPANY', companyName: 'Dub', ...account },
    },
    ['bankContact.iban'],
  ],
  [
    'an account at home has no IBAN and no owner',
    { bankContactType: 'FOREIGN', bankContact: { iban: 'DE89370400440532013000' } },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    ['bankContact'],
  ],
  [
    'another vehicle searched: what the search told falls unmentioned',
    {
      contactSearch: '1AB2345',
      vehicleFound: true,
      registrationNo: '1AB2345',
      vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
      selfInspectionAuthorized: true,
      policyNumberValid: true,
      policyAccount: true,
      maskedAccount: '...5399/0800',
    },
    { contactSearch: '2AB2345' },
    { contactSearch: '2AB2345' },
    [],
  ],
  [
    'another vehicle searched: what was typed by hand falls',
    {
      contactSearch: '1AB2345',
      vehicleFound: false,
      registrationNo: '1AB2345',
      vehicleManufacturer: { name: 'Škoda' },
      vehicleModel: 'Favorit',
    },
    { contactSearch: '2AB2345' },
    { contactSearch: '2AB2345' },
    ['registrationNo', 'vehicleManufacturer', 'vehicleModel'],
  ],
  [
    'another vehicle searched: the contract named for the first falls, and with it what was found of it',
    {
      contactSearch: '1AB2345',
      vehicleFound: false,
      contractKnown: 'YES',
      contractSearch: { main: '5123456' },
      policyNumberValid: true,
      dummyPolicy: false,
    },
    { contactSearch: '2AB2345' },
    { contactSearch: '2AB2345' },
    ['contractKnown', 'contractSearch'],
  ],
  [
    'another day: a contract may have been valid then',
    {
      contactSearch: '1AB2345',
      incidentDate: '2026-11-01',
      contractKnown: 'NO',
      reasonToChooseInsurance: 'Smlouvu mám u vás.',
      dummyPolicy: true,
    },
    { incidentDate: '2026-11-02' },
    { contactSearch: '1AB2345', incidentDate: '2026-11-02' },
    ['contractKnown', 'reasonToChooseInsurance'],
  ],
  [
    'no contract known after all: its number falls, the claim goes on without one',
    {
      contractKnown: 'YES',
      contractSearch: { main: '5123456' },
      policyNumberValid: true,
      dummyPolicy: false,
    },
    { contractKnown: 'NO', reasonToChooseInsurance: 'Smlouvu mám u vás.' },
    { contractKnown: 'NO', reasonToChooseInsurance: 'Smlouvu mám u vás.', dummyPolicy: true },
    ['contractSearch'],
  ],
  [
    'a contract known after all: no reason is asked for',
    { contractKnown: 'NO', reasonToChooseInsurance: 'Smlouvu mám u vás.', dummyPolicy: true },
    { contractKnown: 'YES', contractSearch: { main: '5123456' } },
    { contractKnown: 'YES', contractSearch: { main: '5123456' }, dummyPolicy: false },
    ['reasonToChooseInsurance'],
  ],
  [
    'no contract found for another day: the account on the one before is not offered',
    {
      vehicleFound: true,
      policyNumberValid: false,
      policyAccount: true,
      maskedAccount: '...5399/0800',
    },
    { contractKnown: 'NO', reasonToChooseInsurance: 'Smlouvu mám u vás.' },
    {
      vehicleFound: true,
      policyNumberValid: false,
      contractKnown: 'NO',
      reasonToChooseInsurance: 'Smlouvu mám u vás.',
      dummyPolicy: true,
    },
    [],
  ],
  [
    'the account on the policy is not offered to the injured',
    {
      eventKinds: ['HAVNEHODA'],
      riskFlow: 'HAV',
      policyAccount: true,
      maskedAccount: '...5399/0800',
    },
    { eventKinds: ['POVPOS_THING'] },
    { eventKinds: ['POVPOS_THING'], riskFlow: 'POVPOS' },
    [],
  ],
  [
    'another make has other models',
    { vehicleManufacturer: { code: 'SKODA', name: 'Škoda' }, vehicleModel: 'SKODA.FABIA' },
    { vehicleManufacturer: { code: 'FIAT', name: 'Fiat' } },
    { vehicleManufacturer: { code: 'FIAT', name: 'Fiat' } },
    ['vehicleModel'],
  ],
  [
    'a car has no engine number',
    { vehicleKind: 'MACHINE', frameworkNo: 'X1' },
    { vehicleKind: 'VEHICLE' },
    { vehicleKind: 'VEHICLE' },
    ['frameworkNo'],
  ],
  [
    'a person has no company id',
    {
      insured: {
        personKind: 'LEGAL',
        legalForm: 'CORPORATE',
        companyName: 'A',
        identificationNumber: '27082440',
      },
    },
    {
      insured: {
        personKind: 'NATURAL',
        legalForm: 'CORPORATE',
        companyName: 'A',
        identificationNumber: '27082440',
      },
    },
    { insured: { personKind: 'NATURAL' } },
    ['insured.legalForm', 'insured.companyName', 'insured.identificationNumber'],
  ],
  [
    'a company has no birth number',
    { injured: { personKind: 'NATURAL', ...person } },
    { injured: { personKind: 'LEGAL', legalForm: 'CORPORATE', ...person } },
    { injured: { personKind: 'LEGAL', legalForm: 'CORPORATE', fullName: 'Eva Malá' } },
    ['injured.birthNumber'],
  ],
];

test.each(rows)('%s', (_what, before, answers, claim, dropped) => {
  const none = { dependentFields: {}, changedPrimeFields: [] };
  const answered = applyDependents(before, { ...before, ...answers }, none);
  expect({ ...answered, dropped: answered.dropped.toSorted() }).toEqual({
    claim,
    dropped: dropped.toSorted(),
  });
});
