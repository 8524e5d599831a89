import { readdirSync, readFileSync } from 'node:fs';
import type { Resource } from 'i18next';
import * as z from 'zod';
import { bringTexts, i18n } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { remembering } from '#machines/subject/remember.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { codelistsIn } from '#src/inspect/catalogues/codelistUses.ts';
import type { CatalogueWords } from '#src/inspect/catalogues/catalogue.ts';
import { spokenIn } from '#src/inspect/spoken/spokenIn.ts';

const Texts = z.record(z.string(), z.json());

const textsIn = (language: Language): Resource[string] => {
  const folder = new URL(`../../machines/texts/${language}/`, import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      Texts.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ]),
  );
};

/** Starts the texts in Czech, all of them at hand. */
export const speakCzech = async (): Promise<void> => {
  await bringTexts({ cs: textsIn('cs') });
  await i18n.changeLanguage('cs');
};

/** Starts the texts in Czech, with those of the other languages at hand, too. */
export const speakEvery = async (): Promise<void> => {
  await bringTexts({ cs: textsIn('cs'), sk: textsIn('sk'), en: textsIn('en') });
  await i18n.changeLanguage('cs');
};

const codelists = readCodelists();

/** What catalogues and the search are written with, in Czech. */
export const czechWords = (flows: readonly AnyFlow[]): CatalogueWords => ({
  language: 'cs',
  spokenOf: remembering((flow: AnyFlow) => spokenIn(flow, 'cs')),
  t: (key, values) => i18n.t(`catalogues:${key}`, { ...values }),
  codelists: new Map(codelistsIn(flows).map((name) => [name, codelists.find(name) ?? []])),
  nameOf: ({ code }) => code,
});
