import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { uniflowLine } from '#machines/flows/uniflow/line.ts';

const known = { kindByLink: true } as const;

test.each<[query: string, told: ClaimDetail]>([
  ['', {}],
  ['uni=PET', { uniKind: 'PET', ...known }],
  ['uni=pet', { uniKind: 'PET', ...known }],
  ['uni=TRAVEL&referer=PARTNER', { uniKind: 'TRAVEL', ...known }],
  ['uni=MACHINE', { uniKind: 'MACHINE', ...known }],
  ['uni=OTHER', { uniKind: 'OTHER' }],
  ['uni=OTHER&risk=UNIZEM', { uniKind: 'OTHER', uniRisk: 'UNIZEM', ...known }],
  ['risk=uniprep', { uniKind: 'OTHER', uniRisk: 'UNIPREP', ...known }],
  ['risk=UNINEVIM', { uniKind: 'OTHER', uniRisk: 'UNINEVIM', ...known }],
  ['uni=PET&risk=UNIZEM', { uniKind: 'PET', ...known }],
  ['uni=OTHER&risk=BOAT', { uniKind: 'OTHER' }],
  ['uni=BOAT', {}],
  ['uni=BOAT&risk=UNIZEM', {}],
  ['risk=', {}],
  ['event=PET_LOST', { uniKind: 'PET', uniEvent: 'PET_LOST', ...known }],
  ['uni=PET&event=pet_lost', { uniKind: 'PET', uniEvent: 'PET_LOST', ...known }],
  ['event=AGRI_CROP', { uniKind: 'OTHER', uniRisk: 'UNIZEM', uniEvent: 'AGRI_CROP', ...known }],
  ['uni=OTHER&event=CARGO_LOSS', { uniKind: 'OTHER', uniRisk: 'UNIPREP', uniEvent: 'CARGO_LOSS', ...known }],
  ['uni=TRAVEL&event=PET_LOST', { uniKind: 'TRAVEL', ...known }],
  ['risk=UNIZEM&event=CARGO_LOSS', { uniKind: 'OTHER', uniRisk: 'UNIZEM', ...known }],
  ['uni=BOAT&event=PET_LOST', { uniKind: 'PET', uniEvent: 'PET_LOST', ...known }],
  ['event=HAVNEHODA', {}],
])(
  'an address with the query "%s" tells what is insured and what happened as far as we know it',
  (query, told) => {
    expect(uniflowLine.linked?.(new URLSearchParams(query))).toEqual(told);
  },
);

test('a report begun at an entry is found by what happened', () => {
  const entriesOf = (event: string) =>
    uniflowLine.entries?.filter(({ isOf }) => isOf([event])).map(({ name }) => name);
  expect(['MACHINE_THEFT', 'PET_LOST', 'TRAVEL_DELAY', 'AGRI_CROP', 'CARGO_LOSS'].map(entriesOf)).toEqual([
    ['MACHINE'],
    ['PET'],
    ['TRAVEL'],
    ['OTHER'],
    ['OTHER'],
  ]);
});
