import { expect, test } from 'vitest';
import * as z from 'zod';
import { amount } from '#machines/claim/fields/text.ts';
import { answersOf } from '#src/forms/answersOf.ts';
import { constraintsOf } from '#src/forms/constraintsOf.ts';
import { typedIn } from '#src/forms/typed.ts';

const Address = z.object({ city: z.string(), zip: z.string().optional() });
const Answers = z.object({
  name: z.string(),
  price: z.number().optional(),
  cost: amount().max(1_000_000).optional(),
  agreed: z.literal(true),
  kind: z.enum(['THING', 'HOUSE']),
  parts: z.array(z.string()),
  things: z.array(z.object({ age: z.number(), isOld: z.boolean().default(false) })).optional(),
  address: Address.optional(),
  owner: z.object({ name: z.string() }),
});
const nothing = { parts: [], owner: {} };

test.each<[string, object, object]>([
  ['a text stays a text, a number becomes one', { name: 'Eva', price: '12' }, { name: 'Eva', price: 12 }],
  ['thousands are apart and hundredths behind a comma', { price: '1 250,5' }, { price: 1250.5 }],
  [
    'three figures behind a dot or a comma are hundreds of an amount, and parts of anything else',
    { cost: '12,500', price: '1,250' },
    { cost: 12_500, price: 1.25 },
  ],
  ['what is no number is left for the schema to refuse', { price: 'a lot' }, { price: Number.NaN }],
  [
    'a field left empty or with spaces is no answer',
    { name: '  ', kind: '' },
    { name: undefined, kind: undefined },
  ],
  ['a box that is ticked means yes', { agreed: 'on' }, { agreed: true }],
  ['one code of several is a list', { parts: 'ROOF' }, { parts: ['ROOF'] }],
  ['several codes are a list', { parts: ['ROOF', 'WALL'] }, { parts: ['ROOF', 'WALL'] }],
  ['no code at all is an empty list', { parts: '' }, { parts: [] }],
  ['a list that may be left out may be', { things: '' }, { things: undefined }],
  [
    'rows are read like a page',
    { things: [{ age: '3', isOld: 'on' }] },
    { things: [{ age: 3, isOld: true }] },
  ],
  [
    'a group that may be left out keeps what was begun',
    { address: { city: 'Brno', zip: '' } },
    { address: { city: 'Brno', zip: undefined } },
  ],
  [
    'a group that shows only a part of itself and has nothing in it is no answer',
    { address: { zip: ' ' } },
    {},
  ],
  [
    'a group that shows all that it needs is wanted',
    { address: { city: ' ', zip: '' } },
    { address: { city: undefined, zip: undefined } },
  ],
  [
    'a row that nothing was typed into is a row',
    { things: [{ age: '' }] },
    { things: [{ age: undefined, isOld: undefined }] },
  ],
  ['a group that is wanted is there, although nothing of it is typed', {}, {}],
])('%s', (_, typed, answers) => {
  expect(answersOf(Answers, typed)).toEqual({ ...nothing, ...answers });
});

test('fields of one name make a list, and names lead into groups and rows', () => {
  const fields = [
    ['name', 'Eva'],
    ['parts', 'ROOF'],
    ['parts', 'WALL'],
    ['things[0].age', '3'],
    ['things[1].age', ''],
    ['owner.name', 'Jan'],
  ] as const;
  expect(typedIn(fields)).toEqual({
    name: 'Eva',
    parts: ['ROOF', 'WALL'],
    things: [{ age: '3' }, { age: '' }],
    owner: { name: 'Jan' },
  });
});

test('names that lead nowhere are nobody’s answers', () => {
  const fields = ['__proto__.name', 'constructor', 'things[4294967290].age', 'name'].map(
    (name) => [name, 'x'] as const,
  );
  expect(typedIn(fields)).toEqual({ name: 'x' });
});

test('a form knows which values must be given, in groups and rows as well', () => {
  const constraints = constraintsOf(Answers);
  const names = [
    'name',
    'price',
    'things',
    'things[2].age',
    'things[2].isOld',
    'address.city',
    'address.zip',
    'nobody',
  ];
  expect(names.filter((name) => constraints[name]?.required)).toEqual([
    'name',
    'things[2].age',
    'address.city',
  ]);
});
