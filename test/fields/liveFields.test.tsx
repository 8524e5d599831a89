import { expect, test } from 'vitest';
import { createLiveFields } from '#src/forms/liveFields.ts';

const things = (texts: readonly string[]) =>
  texts.map((text, row) => [`party.things[${row}].description`, text] as const);
const dataOf = (texts: readonly string[], others: Readonly<Record<string, string>> = {}) => [
  ...things(texts),
  ...Object.entries(others),
];

function givenFields(texts: readonly string[]) {
  const begun = new Map(things(texts));
  const form = document.createElement('form');
  form.id = 'page';
  form.append(...things(texts).map(([name]) => Object.assign(document.createElement('input'), { name })));
  document.body.append(form);
  const fields = createLiveFields('page', 'command', (name) => {
    const text = [...begun].find(([one]) => one === name)?.[1];
    return text === undefined ? [] : [text];
  });
  return { fields, readRow: fields.readFor('party.things[0]'), remove: () => form.remove() };
}

test('what other rows of a list hold changes nothing for a row of it', () => {
  const { fields, readRow, remove } = givenFields(['box', 'lamp']);
  const begun = readRow();
  // Told for the first time, and just as it began.
  fields.update(dataOf(['box', 'lamp']));
  expect(readRow()).toBe(begun);
  fields.update(dataOf(['box', 'lamps']));
  expect(readRow()).toBe(begun);
  fields.update(dataOf(['box', 'lamps', 'chair']));
  expect(readRow()).toBe(begun);
  expect(fields.read()('party.things[2].description')).toEqual(['chair']);
  const standing = fields.read();
  fields.update(dataOf(['box', 'lamps', 'chair'], { command: 'validate' }));
  expect(fields.read()).toBe(standing);
  remove();
});

test('a row is read anew when a field of it or one outside the list changes', () => {
  const { fields, readRow, remove } = givenFields(['box', 'lamp']);
  fields.update(dataOf(['boxes', 'lamp']));
  expect(readRow()('party.things[0].description')).toEqual(['boxes']);
  fields.update(dataOf(['boxes', 'lamp'], { 'party.email': 'eva@example.cz' }));
  expect(readRow()('party.email')).toEqual(['eva@example.cz']);
  fields.update(dataOf(['', 'lamp'], { 'party.email': 'eva@example.cz' }));
  expect(readRow()('party.things[0].description')).toEqual([]);
  remove();
});

test('what was cleared before the form listened counts from the first time it is told of', () => {
  const { fields, readRow, remove } = givenFields(['box', 'lamp']);
  fields.update(dataOf(['', 'lamp']));
  expect(readRow()('party.things[0].description')).toEqual([]);
  remove();
});
