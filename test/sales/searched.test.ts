import { expect, test } from 'vitest';
import { searchedBy, type Searched } from '#machines/sales/search/searched.ts';

const today = '2026-11-24';
const told = (typed: string): string => {
  const { kinds, doubt = '' } = searchedBy(typed, today);
  return [...kinds, doubt].join(' ').trim();
};

test.each([
  ['7903149034', 'BIRTH_NUMBER POLICY_NUMBER'],
  ['ýíéš+číéšč', 'BIRTH_NUMBER POLICY_NUMBER'],
  ['790314/9034', 'BIRTH_NUMBER POLICY_NUMBER'],
  ['9208149999', 'BIRTH_NUMBER POLICY_NUMBER PLACEHOLDER'],
  ['8811307777', 'BIRTH_NUMBER POLICY_NUMBER PLACEHOLDER'],
  ['99001004', 'COMPANY_ID POLICY_NUMBER'],
  ['99001080', 'COMPANY_ID POLICY_NUMBER'],
  ['99001101', 'COMPANY_ID POLICY_NUMBER'],
  ['99001110', 'COMPANY_ID POLICY_NUMBER'],
  ['8254189449', 'BIRTH_NUMBER POLICY_NUMBER'],
  ['9060319213', 'BIRTH_NUMBER POLICY_NUMBER'],
  ['8556029251', 'BIRTH_NUMBER POLICY_NUMBER'],
  ['zkousel', 'NAME'],
  ['1qw 0101', 'PLATE'],
  ['2026CAR00000101', 'CLAIM_NUMBER'],
  ['4400110387', 'POLICY_NUMBER'],
  ['6109680005', 'BIRTH_NUMBER POLICY_NUMBER INSURANCE_CARD'],
])('%s is looked for as %s', (typed, expected) => {
  expect(told(typed)).toBe(expected);
});

test.each([
  ['digits', '7903149034'],
  ['the upper row of a Czech keyboard', 'ýíéš+číéšč'],
  ['the upper row and the digits beside it', 'ýíéš14/9034'],
  ['letters in parts', 'ýíéš+číéšč'.normalize('NFD')],
  ['spaces', ' 790314 9034 '],
])('a birth number is read from %s', (_, typed) => {
  expect(searchedBy(typed, today).number).toBe('7903149034');
});

test.each([
  ['ěř', '25'],
  ['ľť', '25'],
  ['+ěščřžýáíé', '1234567890'],
  ['+ľščťžýáíé', '1234567890'],
])('%s on its keyboard is %s', (typed, number) => {
  expect(searchedBy(typed, today).number).toBe(number);
});

test.each<[string, string]>([
  ['a VIN', 'TMBZZZ3VZR4000101 → VIN'],
  ['a VIN in small letters and spaces', 'tmbzzz 3vzr4 000101 → VIN'],
  ['a claim number in parts', '2026-CAR-00000101 → CLAIM_NUMBER'],
  ['a plate of five', '1A234 → PLATE'],
  ['a Slovak plate', 'QQ133AA → PLATE'],
  ['a plate that may be a name and a year', 'Novak 84 → PLATE NAME'],
  ['a name and a year', 'Zkoušel 1979 → NAME'],
  ['a name of two parts', 'Vzorová-Nová → NAME'],
  ['a name in the letters of the upper row', 'říčář → POLICY_NUMBER NAME'],
  ['two letters', 'No → '],
  ['nine digits', '470312951 → BIRTH_NUMBER POLICY_NUMBER'],
  ['nine digits of somebody who would be 148', '780312951 → POLICY_NUMBER MISTYPED'],
  ['a birth number with a wrong last digit', '7903149035 → POLICY_NUMBER MISTYPED'],
  ['a month with 20 more', '0525169403 → BIRTH_NUMBER POLICY_NUMBER'],
  ['a day with 40 more', '9101459301 → BIRTH_NUMBER POLICY_NUMBER'],
  ['a remainder of ten', '6853089090 → BIRTH_NUMBER POLICY_NUMBER'],
  ['eight digits without the check digit', '99001005 → POLICY_NUMBER'],
  ['a number that only policies have', '4400100017 → POLICY_NUMBER'],
  ['a policy number as small as they get', '2140 → POLICY_NUMBER'],
  ['a number below all policies', '2139 → '],
  ['a number begun', '790 → '],
  ['eleven digits', '79031490341 → '],
  ['nothing', ' → '],
  ['a sentence', 'kde je 5 aut? → '],
])('%s', (_, row) => {
  const [typed = '', expected] = row.split(' → ');
  expect(told(typed)).toBe(expected);
});

test('a name keeps its accents, a number loses its spaces', () => {
  expect(searchedBy(' Čeněk   Šťastný-Ďurko ', today)).toMatchObject({
    name: 'Čeněk Šťastný-Ďurko',
    kinds: ['NAME'],
  } satisfies Partial<Searched>);
  expect(searchedBy('2qw 01-36', today)).toMatchObject({ number: '2QW0136', kinds: ['PLATE'] });
});
