import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { findPlaces, type Hit } from '#src/inspect/search/findPlaces.ts';
import { soughtText, spansIn } from '#src/inspect/search/folding.ts';
import { codedPlaces, placesOf } from '#src/inspect/search/placesOf.ts';
import { termsOf } from '#src/inspect/search/terms.ts';
import { czechWords, speakCzech } from './speakCzech.ts';

beforeAll(speakCzech);

const synonyms = [{ typed: 'vdova, vdovec', meant: 'úmrtí, oprávněná osoba' }];

const foundIn = (flows: readonly AnyFlow[], typed: string): readonly Hit[] => {
  const words = czechWords(flows);
  const places = [...placesOf(flows, words, '/hlaseni'), ...codedPlaces(flows, words, words.codelists)];
  return findPlaces(places, termsOf(typed, synonyms));
};

/** What a hit says, and where. */
const lineOf = ({ place, kind, name, further }: Hit) =>
  [place.page?.code ?? '', kind, name.text, ...(further ? [further.text] : [])].join(' | ');

test.each([
  ['rodné číslo', [['rodn', 'cisl']]],
  ['Vdova', [['vdov'], ['umrt'], ['opravnen', 'osob']]],
  ['24500', [['24500']]],
  ['/bankovni-udaje', [['/bankovni-udaje']]],
  ['  ', []],
])('%j means the beginnings of words %j', (typed, terms) => {
  expect(termsOf(typed, synonyms)).toEqual(terms);
});

/** The parts of a text that are marked. */
const markedIn = (text: string, terms: readonly string[]) =>
  spansIn(soughtText(text), terms)?.map(({ from, to }) => text.slice(from, to));

describe('in a text', () => {
  test.each<[string, readonly string[], readonly string[] | undefined]>([
    [
      'Zadejte rodné číslo, bez rodného čísla to nejde.',
      ['rodn', 'cisl'],
      ['rodné', 'číslo', 'rodného', 'čísla'],
    ],
    ['Číslo účtu', ['rodn', 'cisl'], undefined],
    ['Porodné', ['rodn'], undefined],
    ['insured.birthDate', ['date'], ['Date']],
    ['DEATH_CERTIFICATE', ['certificate'], ['CERTIFICATE']],
    ['/hlaseni/life/bankovni-udaje', ['/bankovni'], ['/bankovni']],
  ])('%j the terms %j mark %j', (text, terms, marked) => {
    expect(markedIn(text, terms)).toEqual(marked);
  });
});

test('a birth number is found once for all rows of a list, with when it is asked', () => {
  const found = foundIn([liabilityDraft], 'rodné číslo').filter(({ name }) => name.spans.length > 0);
  const asked = found.find(({ place }) => place.page?.code === 'injuredParty');
  expect(found.filter(({ place }) => place.page?.code === 'injuredParty')).toHaveLength(1);
  expect(asked?.kind).toBe('question');
  expect(asked?.when?.text).toBe('Osoba, nebo firma (jeden z\u00a0poškozených): „Soukromá osoba“');
});

test('an address is found by a part of it, and shown with what every address begins with', () => {
  expect(foundIn([lifeDraft], '/bankovni-udaje').map(lineOf)).toEqual([
    'bankData | address | Bankovní účet | /hlaseni/life/bankovni-udaje',
  ]);
});

test('a code of a document leads to the page that decides about it', () => {
  expect(new Set(foundIn([lifeDraft], 'DEATH_CERTIFICATE').map(lineOf))).toEqual(
    new Set(['chooseEvent | document | Úmrtní list | DEATH_CERTIFICATE']),
  );
});

test('the beginning of a code finds all failures that begin so', () => {
  const found = foundIn([], '2450005');
  expect(found.map(lineOf)).toEqual([' | failure | Služba není dostupná | 245000501']);
});

test('a widow finds beneficiaries, and what is about a death', () => {
  const pages = new Set(
    foundIn([lifeDraft], 'vdova')
      .filter(({ kind }) => kind === 'page')
      .map(({ name }) => name.text),
  );
  expect([...pages]).toEqual(expect.arrayContaining(['Úmrtí', 'Úmrtí na cestě', 'Oprávněná osoba 1–10']));
});
