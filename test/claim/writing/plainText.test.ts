import type { ClaimDetail } from '#machines/claim/claim.ts';
import { describe, expect, test } from 'vitest';
import { chosenAccount } from '#machines/claim/writing/chosenAccount.ts';
import { maskedEmail, maskedEnd, maskedName } from '#machines/claim/writing/masked.ts';
import { plainText, writtenText } from '#machines/claim/writing/plainText.ts';

describe('an answer reads', () => {
  test.each<[string, unknown, string]>([
    ['a text as it is', 'u lesa', 'u lesa'],
    ['a date as it is written here', '2026-11-05', '05.11.2026'],
    ['a day with its time', '2026-11-05T08:05', '05.11.2026 8:05'],
    ['a number as digits', 2019, '2019'],
    [
      'an account as on a statement',
      { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
      '19-2000145399/0800',
    ],
    ['an account without a prefix', { accountNumber: '2000145399', bankCode: '0800' }, '2000145399/0800'],
    [
      'an address at home without the country',
      { streetWithNumbers: 'Dlouhá 5', zipCode: '11000', city: 'Praha', countryCode: 'CZ' },
      'Dlouhá 5, 110 00 Praha',
    ],
    [
      'an address abroad with it',
      { streetWithNumbers: 'Hauptstr. 1', zipCode: '10115', city: 'Berlin', countryCode: 'DE' },
      'Hauptstr. 1, 10115 Berlin, DE',
    ],
    ['a thing by its name', { code: 'SKODA', name: 'Škoda' }, 'Škoda'],
    ['nothing as nothing', undefined, ''],
  ])('%s', (_, value, text) => {
    expect(plainText(value)).toBe(text);
  });
});

describe('as people write it, reads', () => {
  test.each([
    ['reporter.tel', '702228000', '702 228 000'],
    ['reporter.tel', '+420702228000', '+420 702 228 000'],
    ['reporter.tel', '+447911123456', '+44 7911 123 456'],
    ['reporter.tel', '+12125551234', '+1 2125 551 234'],
    ['bankContact.iban', 'SK3112000000198742637541', 'SK31 1200 0000 1987 4263 7541'],
    ['claimNumber', '2026LIA00000112', '2026 LIA 0000 0112'],
    ['insured.birthNumber', '8551019006', '855101/9006'],
    ['caredPersonBirthNumber', '8551019006', '855101/9006'],
    ['contactSearch', '8551019006', '8551019006'],
  ])('%s of %s', (name, value, text) => {
    expect(writtenText(name, value)).toBe(text);
  });
});

describe('after sending', () => {
  test('an identifier keeps its end only', () => {
    expect([maskedEnd('4UI5655'), maskedEnd('+420702228000'), maskedEnd('12')]).toEqual([
      '•••655',
      '•••000',
      '•••',
    ]);
  });

  test('an e-mail keeps its first letter and its domain', () => {
    expect(maskedEmail('jan.novotny@example.com')).toBe('j•••@example.com');
  });

  test('a name keeps its first letters', () => {
    expect(maskedName('Žofie Říhová-Malá')).toBe('Ž••• Ř•••');
  });
});

describe('the account chosen is shown by its end', () => {
  const told: ClaimDetail = {
    maskedAccount: '••••••5357/2700',
    userEnteredBankContact: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
    userEnteredAnotherBankContact: { accountNumber: '2000145357', bankCode: '0300' },
    bankContact: { iban: 'DE89370400440532013000', accountNumber: '2000145111', bankCode: '0100' },
  };
  test.each<[NonNullable<ClaimDetail['bankContactType']>, string | undefined]>([
    ['POLICY', '••••••5357/2700'],
    ['ENTERED', '•••399/0800'],
    ['ENTERED_ANOTHER', '•••357/0300'],
    ['FOREIGN', '•••3000'],
    ['REPAIR_SHOP_COMPANY', '•••111/0100'],
    ['NONE', undefined],
    ['FUTURE_ACCOUNT', undefined],
  ])('%s: %s', (bankContactType, text) => {
    expect(chosenAccount({ ...told, bankContactType })).toBe(text);
  });
});
