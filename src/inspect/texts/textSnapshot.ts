import { dialogUses } from '#machines/analysis/overview/dialogUses.ts';
import { ruleText } from '#machines/analysis/ruleText.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { dialogWords } from '#src/inspect/catalogues/dialogWords.ts';
import { fieldTexts, type InLanguages } from '#src/inspect/fields/fieldTexts.ts';
import { pageFields, type PageField } from '#src/inspect/fields/pageFields.ts';
import { listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import { spokenIn } from '#src/inspect/spoken/spokenIn.ts';

/** A text of a page: which of its texts it is, and what it says in every language. */
interface PlacedText {
  /** What it is of and when it is said: `reporterRole label`, `dialog vehicleNotFound title`. */
  readonly place: string;
  readonly text: InLanguages;
}

/**
 * What a flow says in every language: names of pages, questions with hints and choices, sentences of checks, dialogs. What is said in several
 * places is written once, with all of them. The same flow with the same texts always gives the same text. The languages must be loaded.
 */
export const textSnapshot = (flow: AnyFlow): string => {
  const all = pagesOf(flow).flatMap((page) =>
    textsOf(flow, page).map(({ place, text }) => ({ page: page.code, place, words: wordsIn(text) })),
  );
  const blocks = [...Map.groupBy(all, ({ words }) => words)].map(([words, places]) =>
    [words, ...placeLines(places)].join('\n'),
  );
  return [`${flow.code} says`, ...blocks, ''].join('\n\n');
};

/** Pages that differ only in their row have the same texts. */
const pagesOf = ({ pages }: AnyFlow): readonly AnyPage[] => pages.filter(({ row = 0 }) => row === 0);

const wordsIn = (text: InLanguages): string =>
  languages
    .flatMap((language) => (text[language] === undefined ? [] : [`${language} ${inOneLine(text[language])}`]))
    .join('\n');

/** A text without its ends of lines; the spaces that no line breaks at are not worth a difference. */
const inOneLine = (text: string): string => text.replaceAll(/[\u00A0\n]/g, ' ').trim();

/** The same place of several pages in one line: `  incidentDate hint on policy, hospital`. */
const placeLines = (
  places: readonly { readonly page: string; readonly place: string }[],
): readonly string[] =>
  [...Map.groupBy(places, ({ place }) => place)].map(
    ([place, on]) => `  ${place} on ${on.map(({ page }) => page).join(', ')}`,
  );

const textsOf = (flow: AnyFlow, page: AnyPage): readonly PlacedText[] => {
  const all = [
    { place: 'page', text: inEach((language) => listedPageName(flow, page, spokenIn(flow, language).say)) },
    ...pageFields(page).flatMap((field) => textsOfField(flow, page, field)),
    ...dialogUses(page).flatMap(({ dialog }) => textsOfDialog(flow, dialog)),
  ].filter(({ text }) => languages.some((language) => text[language] !== undefined));
  // Two of the same place, such as a dialog that opens in two cases, are one.
  return [...new Map(all.map((one) => [one.place, one])).values()];
};

const textsOfField = (flow: AnyFlow, page: AnyPage, field: PageField): readonly PlacedText[] => {
  const { said, options, messages } = fieldTexts(flow, page, field);
  const at = (what: string, when?: Rule) => `${field.name} ${what}${when ? ` when ${ruleText(when)}` : ''}`;
  return [
    ...said.flatMap(({ when, label, hint, why }) => [
      { place: at('label', when), text: label },
      { place: at('hint', when), text: hint },
      { place: at('why', when), text: why },
    ]),
    ...options.flatMap(({ code, text, others }) => [
      { place: at(`choice ${code}`), text },
      ...others.map((other) => ({ place: at(`choice ${code}`, other.when), text: other.text })),
    ]),
    ...messages.map(({ rule, text }) => ({ place: at(`${rule.severity} ${rule.key}`), text })),
  ];
};

const textsOfDialog = (flow: AnyFlow, dialog: string): readonly PlacedText[] => {
  const words = (language: Language) => dialogWords(dialog, spokenIn(flow, language).say);
  const at = (what: string) => `dialog ${dialog} ${what}`;
  return [
    { place: at('title'), text: inEach((language) => words(language).title) },
    { place: at('text'), text: inEach((language) => words(language).text) },
    { place: at('buttons'), text: inEach((language) => words(language).buttons.join(' / ')) },
  ];
};

const inEach = (say: (language: Language) => string): InLanguages => {
  const one = (language: Language) => say(language) || undefined;
  return { cs: one('cs'), sk: one('sk'), en: one('en') };
};
