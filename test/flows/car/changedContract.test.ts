import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { changed } from '#test/flow/changed.ts';

const reporter = {
  fullName: 'Jan Novák',
  companyName: 'Servis s.r.o.',
  identificationNumber: '27082440',
  email: 'jan@example.cz',
  tel: '777123456',
};
const account = { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' };
const iban = 'DE89370400440532013000';
const person = { fullName: 'Eva Malá', birthNumber: '7562319105' };
const company = {
  personKind: 'LEGAL',
  legalForm: 'CORPORATE',
  companyName: 'A',
  identificationNumber: '27082440',
} as const;
const reason = 'Smlouvu mám u vás.';
const suffered = { eventKinds: ['POVPOS_THING'], riskFlow: 'POVPOS' } satisfies ClaimDetail;

type Row = [what: string, before: ClaimDetail, changes: ClaimDetail, claim: ClaimDetail, fell: string[]];

const people: Row[] = [
  [
    'another role resets company and contact',
    { reporterRole: 'SERVICE', reporter, moreInfo: 'Text' },
    { reporterRole: 'INSURED' },
    { reporterRole: 'INSURED', moreInfo: 'Text' },
    [
      'reporter.companyName',
      'reporter.email',
      'reporter.fullName',
      'reporter.identificationNumber',
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
    ['reporter.companyName', 'reporter.fullName', 'reporter.identificationNumber', 'reporter.tel'],
  ],
  [
    'the insured cannot report for the injured: the role falls, and with it the contact',
    { eventKinds: ['HAVNEHODA'], reporterRole: 'INSURED', reporter: { email: 'jan@example.cz' } },
    { eventKinds: ['POVPOS_VEHICLE'] },
    { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS', vehicleRouting: 'VEHICLE' },
    ['reporter.email', 'reporterRole'],
  ],
  [
    'a person has no company id',
    { insured: company },
    { insured: { ...company, personKind: 'NATURAL' } },
    { insured: { personKind: 'NATURAL' } },
    ['insured.companyName', 'insured.identificationNumber', 'insured.legalForm'],
  ],
  [
    'a company has no birth number, nor the name of a person',
    { ...suffered, injured: { personKind: 'NATURAL', ...person } },
    { injured: { personKind: 'LEGAL', legalForm: 'CORPORATE', ...person } },
    { ...suffered, injured: { personKind: 'LEGAL', legalForm: 'CORPORATE' } },
    ['injured.birthNumber', 'injured.fullName'],
  ],
];

const money: Row[] = [
  [
    'another type of account drops the one entered',
    { policyAccount: true, bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'POLICY' },
    { policyAccount: true, bankContactType: 'POLICY' },
    ['userEnteredBankContact'],
  ],
  [
    "somebody else's account is not the reporter's own",
    { bankContactType: 'ENTERED_ANOTHER', userEnteredAnotherBankContact: { ...account, holder: 'Eva Malá' } },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    ['userEnteredAnotherBankContact', 'userEnteredAnotherBankContact.holder'],
  ],
  [
    'no money yet, no account abroad: it goes with its type',
    { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban } },
    { bankContactType: 'FUTURE_ACCOUNT' },
    { bankContactType: 'FUTURE_ACCOUNT' },
    [],
  ],
  [
    'the account of a repair shop has an owner and no IBAN',
    { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban } },
    { bankContactType: 'REPAIR_SHOP_COMPANY', bankContact: { iban, companyName: 'Dub', ...account } },
    {
      bankContactType: 'REPAIR_SHOP_COMPANY',
      bankContact: { type: 'REPAIR_SHOP_COMPANY', companyName: 'Dub', ...account },
    },
    ['bankContact.iban'],
  ],
  [
    'an account at home has no IBAN and no owner: they go with their type',
    { bankContactType: 'FOREIGN', bankContact: { iban } },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    [],
  ],
  [
    'suffered and not caused: the account on the policy is not that of the injured',
    {
      eventKinds: ['HAVNEHODA'],
      riskFlow: 'HAV',
      policyAccount: true,
      bankContactType: 'POLICY',
    },
    { eventKinds: ['POVPOS_THING'] },
    suffered,
    ['bankContactType'],
  ],
];

const vehicleAndContract: Row[] = [
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
    ['contractSearch'],
  ],
  [
    'another day: a contract may have been valid then',
    {
      contactSearch: '1AB2345',
      incidentDate: '2026-11-01',
      contractKnown: 'NO',
      reasonToChooseInsurance: reason,
      dummyPolicy: true,
    },
    { incidentDate: '2026-11-02' },
    { contactSearch: '1AB2345', incidentDate: '2026-11-02' },
    ['reasonToChooseInsurance'],
  ],
  [
    'another day: policy and duplicate are asked again',
    {
      incidentDate: '2026-11-01',
      policyNumberValid: true,
      productBranch: 'MOTOR',
      claimId: '5',
      vehicleFound: true,
    },
    { incidentDate: '2026-11-02' },
    { incidentDate: '2026-11-02', vehicleFound: true },
    [],
  ],
  [
    'no contract known after all: its number falls, the claim goes on without one',
    {
      contractKnown: 'YES',
      contractSearch: { main: '5123456' },
      policyNumberValid: true,
      hasMax3yearsOldPolicy: true,
      dummyPolicy: false,
    },
    { contractSearch: undefined, reasonToChooseInsurance: reason },
    { contractKnown: 'NO', reasonToChooseInsurance: reason, dummyPolicy: true },
    [],
  ],
  [
    'a contract known after all: no reason is asked for',
    { contractKnown: 'NO', reasonToChooseInsurance: reason, dummyPolicy: true },
    { contractSearch: { main: '5123456' } },
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
    { reasonToChooseInsurance: reason },
    {
      vehicleFound: true,
      policyNumberValid: false,
      contractKnown: 'NO',
      reasonToChooseInsurance: reason,
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
    suffered,
    [],
  ],
  [
    'another make has other models',
    {
      vehicleFound: false,
      vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
      vehicleModel: 'SKODA.FABIA',
    },
    { vehicleManufacturer: { code: 'FIAT', name: 'Fiat' } },
    { vehicleFound: false, vehicleManufacturer: { code: 'FIAT', name: 'Fiat' } },
    ['vehicleModel'],
  ],
  [
    'the name of a make put right, its model stays',
    { vehicleFound: false, vehicleManufacturer: { name: 'Duccati' }, vehicleModel: 'Monster' },
    { vehicleManufacturer: { name: 'Ducati' } },
    { vehicleFound: false, vehicleManufacturer: { name: 'Ducati' }, vehicleModel: 'Monster' },
    [],
  ],
  [
    'a car has no engine number',
    { vehicleFound: false, vehicleKind: 'MACHINE', frameworkNo: 'X1' },
    { vehicleKind: 'VEHICLE' },
    { vehicleFound: false, vehicleKind: 'VEHICLE' },
    ['frameworkNo'],
  ],
];

describe.each([
  ['who reports and who is concerned', people],
  ['where the money goes', money],
  ['the vehicle and its contract', vehicleAndContract],
])('of %s', (_, rows) => {
  test.each(rows)('%s', (_what, before, changes, claim, fell) => {
    expect(changed(carDraft, before, changes)).toEqual({ claim, fell });
  });
});
