import { describe, expect, test } from 'vitest';
import { inRows, isWithin, ofAnyRow, partsOf, withoutRows } from '#machines/subject/path.ts';
import { isRecord, putAt, removeAt, valueAt, withValueAt } from '#machines/subject/valueAt.ts';

const claim = () => ({
  moreInfo: 'Nic.',
  insured: { fullName: 'Eva Malá', address: { city: 'Brno' } },
  witnesses: [{ fullName: 'Ota Svědek' }, { fullName: 'Iva Svědková', tel: '777123456' }],
  bodyAreas: ['HEAD', 'THORAX'],
});

test.each<[string, (string | number)[], string]>([
  ['moreInfo', ['moreInfo'], 'moreInfo'],
  ['insured.address.city', ['insured', 'address', 'city'], 'insured.address.city'],
  ['witnesses[1].tel', ['witnesses', 1, 'tel'], 'witnesses.tel'],
  [
    'injuredParties[0].damagedThings[12].price',
    ['injuredParties', 0, 'damagedThings', 12, 'price'],
    'injuredParties.damagedThings.price',
  ],
  ['witnesses[].tel', ['witnesses', 'tel'], 'witnesses.tel'],
])('the path %s has its parts', (path, parts, spelledInTexts) => {
  expect([partsOf(path), withoutRows(path)]).toEqual([parts, spelledInTexts]);
});

describe('the path of certain rows', () => {
  test.each<[string, number[], string]>([
    ['moreInfo', [], 'moreInfo'],
    ['moreInfo', [3], 'moreInfo'],
    ['witnesses[].tel', [2], 'witnesses[2].tel'],
    ['injuredParties[].damagedThings[].price', [2, 0], 'injuredParties[2].damagedThings[0].price'],
    ['injuredParties[].damagedThings[].price', [2], 'injuredParties[2].damagedThings[].price'],
    ['injuredParties[].damagedThings', [1], 'injuredParties[1].damagedThings'],
  ])('%s of %j: %s', (path, rows, spelled) => {
    expect(inRows(path, rows)).toBe(spelled);
  });

  test('is that of any row again', () => {
    expect(ofAnyRow('injuredParties[2].damagedThings[0].price')).toBe(
      'injuredParties[].damagedThings[].price',
    );
  });
});

test.each([
  ['insured.address', 'insured', true],
  ['insured.address.city', 'insured', true],
  ['witnesses[0]', 'witnesses', true],
  ['witnesses[0].tel', 'witnesses', true],
  ['witnesses[].tel', 'witnesses', true],
  ['insured', 'insured', false],
  ['insuredNumber', 'insured', false],
  ['insured', 'insured.address', false],
])('%s is within %s: %s', (path, group, isSo) => {
  expect(isWithin(path, group)).toBe(isSo);
});

test.each<[string, unknown]>([
  ['moreInfo', 'Nic.'],
  ['insured.address.city', 'Brno'],
  ['insured.address', { city: 'Brno' }],
  ['insured.birthNumber', undefined],
  ['injured.address.city', undefined],
  ['moreInfo.length', undefined],
  ['witnesses[1].tel', '777123456'],
  ['witnesses[0].tel', undefined],
  ['witnesses[2].tel', undefined],
  ['witnesses[].tel', undefined],
  ['bodyAreas', ['HEAD', 'THORAX']],
  ['bodyAreas[1]', 'THORAX'],
])('at %s stands %j', (path, value) => {
  expect(valueAt(claim(), path)).toEqual(value);
});

describe('a value is put', () => {
  test.each<[string, string, unknown, object]>([
    ['in the place of another', 'moreInfo', 'Něco.', { ...claim(), moreInfo: 'Něco.' }],
    [
      'into a group',
      'insured.address.zipCode',
      '60200',
      { ...claim(), insured: { fullName: 'Eva Malá', address: { city: 'Brno', zipCode: '60200' } } },
    ],
    [
      'into a group that is not there yet',
      'driver.fullName',
      'Jan Malý',
      { ...claim(), driver: { fullName: 'Jan Malý' } },
    ],
    [
      'into a row',
      'witnesses[0].tel',
      '602123456',
      { ...claim(), witnesses: [{ fullName: 'Ota Svědek', tel: '602123456' }, claim().witnesses[1]] },
    ],
    [
      'into a row that is not there yet',
      'witnesses[2].fullName',
      'Jan Malý',
      { ...claim(), witnesses: [...claim().witnesses, { fullName: 'Jan Malý' }] },
    ],
    [
      'into a list that is not there yet',
      'stolenThings[0].price',
      5,
      { ...claim(), stolenThings: [{ price: 5 }] },
    ],
  ])('%s: %s', (_, path, value, expected) => {
    const changed = claim();
    putAt(changed, path, value);
    const before = claim();
    expect([changed, withValueAt(before, path, value), before]).toEqual([expected, expected, claim()]);
  });

  test('and changes nothing of what it was copied from', () => {
    const { insured } = claim();
    const root = { insured };
    putAt(root, 'insured.address.city', 'Praha');
    expect(insured.address.city).toBe('Brno');
  });
});

describe('what stands at a path is removed', () => {
  test.each<[string, string, object]>([
    ['alone', 'insured.fullName', { ...claim(), insured: { address: { city: 'Brno' } } }],
    [
      'with the group that is empty then',
      'insured.address.city',
      { ...claim(), insured: { fullName: 'Eva Malá' } },
    ],
    [
      'from its row',
      'witnesses[1].tel',
      { ...claim(), witnesses: [{ fullName: 'Ota Svědek' }, { fullName: 'Iva Svědková' }] },
    ],
    [
      'from a row that is empty then and keeps its place',
      'witnesses[0].fullName',
      { ...claim(), witnesses: [{}, claim().witnesses[1]] },
    ],
    ['where nothing stands', 'injured.address.city', claim()],
    ['where the way breaks off', 'moreInfo.text', claim()],
  ])('%s: %s', (_, path, expected) => {
    const changed = claim();
    removeAt(changed, path);
    expect(changed).toEqual(expected);
  });

  test('and left where another answer is the same object', () => {
    const account = { accountNumber: '2000145399' };
    const changed = { userEnteredBankContact: account, userEnteredAnotherBankContact: account };
    removeAt(changed, 'userEnteredAnotherBankContact.accountNumber');
    expect(changed).toEqual({ userEnteredBankContact: { accountNumber: '2000145399' } });
  });

  test('with every group that is empty then', () => {
    const changed = { insured: { address: { city: 'Brno' } }, moreInfo: 'Nic.' };
    removeAt(changed, 'insured.address.city');
    expect(Object.keys(changed)).toEqual(['moreInfo']);
  });
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [new Date(0), false],
  ['text', false],
])('%j is a record: %s', (value, isOne) => {
  expect(isRecord(value)).toBe(isOne);
});
