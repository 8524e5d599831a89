import { beforeAll, describe, expect, test } from 'vitest';
import { documentUses } from '#src/inspect/catalogues/documentUses.ts';
import { codelistCatalogue } from '#src/inspect/catalogues/codelistCatalogue.ts';
import { dialogCatalogue } from '#src/inspect/catalogues/dialogCatalogue.ts';
import { failureCatalogue } from '#src/inspect/catalogues/failureCatalogue.ts';
import { fieldCatalogue } from '#src/inspect/catalogues/fieldCatalogue.ts';
import { documentCatalogue } from '#src/inspect/catalogues/documentCatalogue.ts';
import { filteredRows } from '#src/inspect/catalogues/filteredRows.ts';
import type { Catalogue } from '#src/inspect/catalogues/catalogue.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { czechWords, speakCzech } from './speakCzech.ts';

beforeAll(speakCzech);

const flows = [liabilityDraft, lifeDraft];

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** The first row of a catalogue in which a cell says this, by the heads of its columns. */
const rowWith = ({ columns, rows }: Catalogue, said: string) => {
  const row = rows.find(({ cells }) => cells.some((cell) => cell.join(' ') === said));
  return {
    href: row?.href,
    ...Object.fromEntries(
      columns.map(({ head }, at) => [withPlainSpaces(head), row?.cells[at]?.map(withPlainSpaces)]),
    ),
  };
};

test('a dialog is listed with the page that opens it, when, and its words', () => {
  expect(rowWith(dialogCatalogue(flows, czechWords(flows)), 'confirmClaimantRemoval')).toEqual({
    href: '/inspect/life.DRAFT?page=claimants',
    Průběh: ['life.DRAFT'],
    Stránka: ['Oprávněné osoby'],
    Dialog: ['confirmClaimantRemoval'],
    Kdy: ['při odebrání vyplněného řádku'],
    Nadpis: ['Odebrat tuto osobu?'],
    Text: ['Odebereme ji i se vším, co jste o ní vyplnili.'],
    Tlačítka: ['Odebrat', 'Nechat'],
  });
});

test('a failure is listed with its status, its words and the way out', () => {
  expect(rowWith(failureCatalogue([], czechWords([])), '245000029')).toEqual({
    href: undefined,
    Kód: ['245000029'],
    HTTP: ['413'],
    Nadpis: ['Soubor se nepodařilo přiložit'],
    Text: ['Soubor je příliš velký, zmenšete ho prosím na nejvýše … MB.'],
    'Co může klient': ['Zavřít'],
  });
});

test('a field is listed with its limits, when it is required and why it is asked', () => {
  expect(rowWith(fieldCatalogue(flows, czechWords(flows)), 'reporter.companyName')).toEqual({
    href: '/inspect/liability.DRAFT?page=reporter',
    Průběh: ['liability.DRAFT'],
    Stránka: ['Kontakt'],
    Otázka: ['Název firmy'],
    Cesta: ['reporter.companyName'],
    Typ: ['Text', 'řádek textu'],
    'Kdy se ptá': ['Kdo škodu hlásí? „Servis“ nebo „Makléř nebo zprostředkovatel“'],
    'Kdy je povinné': ['Kdo škodu hlásí? „Servis“ nebo „Makléř nebo zprostředkovatel“'],
    Meze: ['Zadejte nejvýše 100 znaků.', 'Odeberte z názvu firmy znaky, které do něj nepatří.'],
    'Proč se ptáme': ['Komu voláme a píšeme, když něco chybí nebo je rozhodnuto.'],
  });
});

test('a document is listed with the answers that decide about it', () => {
  expect(rowWith(documentCatalogue([lifeDraft], czechWords([lifeDraft])), 'DEATH_CERTIFICATE')).toEqual({
    href: '/inspect/life.DRAFT?page=chooseEvent',
    Průběh: ['life.DRAFT'],
    Dokument: ['Úmrtní list'],
    Kód: ['DEATH_CERTIFICATE'],
    'Co s ním': ['povinný'],
    Kdy: [
      'Riziko: „Úmrtí“',
      'Riziko: „Pojištění úvěru nebo hypotéky“ a zároveň Druh události: „Úmrtí“',
      'Riziko: „Událost na cestě“ a zároveň Druh události: „Úmrtí“',
      'Riziko: „Úraz ve vozidle“ a zároveň Jak vážné je zranění? „Zraněný zemřel“',
    ],
    'Rozhoduje stránka': ['Událost'],
  });
  expect(documentUses(lifeDraft).filter(({ page }) => page === undefined)).toEqual([]);
});

test('a value of a codelist is listed in three languages, with where it is used', () => {
  expect(rowWith(codelistCatalogue(flows, czechWords(flows)), 'CZ')).toEqual({
    href: '/inspect/liability.DRAFT?page=culprit',
    Číselník: ['country'],
    Kód: ['CZ'],
    CS: ['Česko'],
    SK: ['Česko'],
    EN: ['Czechia'],
    'Kde se používá': ['liability.DRAFT: Kdo škodu způsobil', 'a 9 dalších stránek'],
  });
});

describe('rows', () => {
  const rows = [
    { lines: ['car' as const], href: undefined, cells: [['Číslo účtu'], ['bank']] },
    { lines: [undefined], href: undefined, cells: [['Jméno']] },
    { lines: [], href: undefined, cells: [['Účet u banky']] },
  ];
  test.each([
    ['', '', ['Číslo účtu', 'Jméno', 'Účet u banky']],
    ['car', '', ['Číslo účtu', 'Účet u banky']],
    ['sales', '', ['Jméno', 'Účet u banky']],
    ['', 'ucet bank', ['Účet u banky']],
  ])('of the line %j with the words %j are %j', (line, typed, names) => {
    expect(filteredRows(rows, line, typed).map(({ cells }) => cells[0]?.[0])).toEqual(names);
  });
});
