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
    { bankContactType: 'ENTERED', userEnteredBankContact: account, bankContact: { type: 'POLICY' } },
    { bankContactType: 'POLICY' },
    { bankContactType: 'POLICY', bankContact: { type: 'POLICY' } },
    ['userEnteredBankContact'],
  ],
  [
    'an account at home has no IBAN and no owner',
    { bankContactType: 'FOREIGN', bankContact: { iban: 'DE89370400440532013000' } },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    { bankContactType: 'ENTERED', userEnteredBankContact: account },
    ['bankContact.iban'],
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
      bankContact: { type: 'POLICY' },
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
