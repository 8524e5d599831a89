import { beforeAll, expect, test } from 'vitest';
import { getPage } from '#machines/flow/compile.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { pagesTable } from '#src/inspect/sheet/pagesTable.ts';
import { spokenIn } from '#src/inspect/spoken/spokenIn.ts';
import { speakCzech } from './speakCzech.ts';

beforeAll(speakCzech);

test('a flow is taken to a meeting as a table: each page with who sees it, what it asks and where it leads', () => {
  const pages = ['culprit', 'summary'].map((code) => getPage(liabilityDraft, code));
  const rows = pagesTable(liabilityDraft, pages, {
    spoken: spokenIn(liabilityDraft, 'cs'),
    entryPrefix: '/hlaseni',
  });
  const plain = rows.map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' ')));
  expect(plain).toEqual([
    ['Krok', 'Stránka', 'Adresa', 'Kdo ji uvidí', 'Na co se ptá', 'Dialogy', 'Ukládání', 'Kam vede'],
    [
      'Smlouva a osoby',
      'Kdo škodu způsobil',
      '/hlaseni/nonlife/liability/kdo-skodu-zpusobil',
      'Pojištění: „Odpovědnost, hlásí poškozený“',
      'Jméno a příjmení\nNázev firmy\nTelefon\nStát\nUlice a číslo\nObec\nPSČ',
      '',
      'Ukládá odpovědi',
      'Pojištěný',
    ],
    [
      'Dokumenty a odeslání',
      'Kontrola a odeslání',
      '/hlaseni/nonlife/liability/souhrn',
      'Každý, koho na ni předchozí stránka dovede',
      'Smíme si nechat váš kontakt?',
      'Odeslat hlášení?',
      'Odesílá hlášení',
      'Hotovo',
    ],
  ]);
});
