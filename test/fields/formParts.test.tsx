import { describe, expect, test } from 'vitest';
import type { Reach } from '#machines/subject/dependent.ts';
import { dependentsOf } from '#src/forms/dependents.ts';
import { isDirty } from '#src/forms/dirty.ts';
import { valueAt, withValueAt } from '#machines/subject/valueAt.ts';
import { withTyped } from '#src/forms/typed.ts';

const present = [
  'parties[0].name',
  'parties[0].things[0].price',
  'parties[0].things[0].kind',
  'parties[0].things[1].price',
  'parties[1].name',
  'parties[1].things[0].price',
  'total',
];

describe('a changed field validates again', () => {
  test.each<[Reach, string[], number?]>([
    ['SAME_INDEX', ['parties[0].things[0].price']],
    ['PROVIDED_INDEX', ['parties[0].things[1].price'], 1],
    ['WHOLE', ['parties[0].things[0].price', 'parties[0].things[0].kind', 'parties[0].things[1].price']],
    [
      'PARENT_ROW',
      [
        'parties[0].name',
        'parties[0].things[0].price',
        'parties[0].things[0].kind',
        'parties[0].things[1].price',
      ],
    ],
    [
      'TARGET_WHOLE',
      ['parties[0].things[0].price', 'parties[0].things[1].price', 'parties[1].things[0].price'],
    ],
  ])('%s', (reach, names, index) => {
    const rule = {
      field: 'parties.things.kind',
      target: 'parties.things.price',
      reach,
      ...(index !== undefined && { index }),
    };
    expect(dependentsOf('parties[0].things[0].kind', [rule], present)).toEqual(names);
  });

  test.each<[Reach, string]>([
    ['WHOLE', 'total'],
    ['PARENT_ROW', 'total'],
    ['PARENT_ROW', 'parties[0].name'],
  ])('%s is the whole form where %s stands in no list, or its list in no row', (reach, changed) => {
    const rule = { field: changed.replace('[0]', ''), target: '', reach };
    expect(dependentsOf(changed, [rule], present)).toEqual(present);
  });

  test('nothing when no rule names it', () => {
    expect(dependentsOf('total', [], present)).toEqual([]);
  });
});

test('a value is found and set by the name of its field, the rest shared', () => {
  const before = { parties: [{ name: 'Jan' }, { name: 'Eva' }], total: 1 };
  const after = withValueAt(before, 'parties[1].name', 'Ema');
  expect(after).toEqual({ parties: [{ name: 'Jan' }, { name: 'Ema' }], total: 1 });
  expect(valueAt(after, 'parties[1].name')).toBe('Ema');
  expect(valueAt(after, 'parties[7].name.first')).toBeUndefined();
  expect(before.parties[1]).toEqual({ name: 'Eva' });
});

test('a number and its digits, nothing and an empty field are not dirty', () => {
  const saved = { year: 2019, note: undefined, agreed: true };
  expect(isDirty('year', saved, { year: '2019' })).toBe(false);
  expect(isDirty('note', saved, { note: '' })).toBe(false);
  expect(isDirty('agreed', saved, { agreed: 'on' })).toBe(false);
  expect(isDirty('agreed', saved, { agreed: '' })).toBe(true);
});

test('typed values lie over saved ones, lists as a whole', () => {
  expect(
    withTyped(
      { reporter: { tel: '603', email: 'a' }, parts: ['A', 'B'] },
      { reporter: { email: 'b' }, parts: ['A'] },
    ),
  ).toEqual({ reporter: { tel: '603', email: 'b' }, parts: ['A'] });
});
