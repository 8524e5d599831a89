import { languages, findLanguage, type Language } from '#src/i18n/languages.ts';

/** A text by language; none where a language has none. */
export type Words = Partial<Readonly<Record<Language, string>>>;

/** Where a text stands: on which page, and which of its texts it is. */
export interface TextPlace {
  readonly page: string;
  /** As `textSnapshot` writes it: `incidentDate hint`, `dialog vehicleNotFound title`. */
  readonly place: string;
}

/** A text that is another one, new or gone, with all places it is so at; only the languages that differ. */
export interface TextChange {
  readonly was: Words;
  readonly is: Words;
  readonly places: readonly TextPlace[];
}

/**
 * What is said otherwise, from the earlier to the later of two snapshots as `textSnapshot` writes them. What stood on pages that are gone
 * is gone with them, and not told.
 */
export const textChanges = (
  before: string,
  after: string,
  gone: readonly string[] = [],
): readonly TextChange[] => {
  const [was, is] = [placesIn(before), placesIn(after)];
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((at) => {
    const change = differing(was.get(at) ?? {}, is.get(at) ?? {});
    const { page, place } = placeAt(at);
    return change === undefined || gone.includes(page) ? [] : [{ ...change, page, place }];
  });
  return [...Map.groupBy(changes, ({ was: old, is: now }) => JSON.stringify([old, now])).values()].flatMap(
    (alike) => {
      const [first] = alike;
      const places = alike.map(({ page, place }) => ({ page, place }));
      return first ? [{ was: first.was, is: first.is, places }] : [];
    },
  );
};

/** The codes of the pages that say something otherwise. */
export const pagesSaying = (changes: readonly TextChange[]): readonly string[] => [
  ...new Set(changes.flatMap(({ places }) => places.map(({ page }) => page))),
];

const differing = (was: Words, is: Words): Pick<TextChange, 'was' | 'is'> | undefined => {
  const others = languages.filter((language) => was[language] !== is[language]);
  return others.length === 0 ? undefined : { was: wordsOf(was, others), is: wordsOf(is, others) };
};

const wordsOf = (words: Words, of: readonly Language[]): Words =>
  Object.fromEntries(
    of.flatMap((language) => (words[language] === undefined ? [] : [[language, words[language]]])),
  );

/** Every place, `page place`, with what it says. */
const placesIn = (snapshot: string): ReadonlyMap<string, Words> =>
  new Map(
    snapshot.split(/\n\s*\n/).flatMap((block) => {
      const lines = block.split('\n');
      const words = Object.fromEntries(lines.flatMap(wordsInLine));
      return lines.flatMap(placesInLine).map((at) => [at, words] as const);
    }),
  );

const wordsInLine = (line: string): [Language, string][] => {
  const [, code, text = ''] = /^(\w\w) (.*)$/.exec(line) ?? [];
  const language = findLanguage(code);
  return language === undefined ? [] : [[language, text]];
};

const placesInLine = (line: string): readonly string[] => {
  const [, place, pages = ''] = /^ {2}(.+) on ([\w, ]+)$/.exec(line) ?? [];
  return place === undefined ? [] : pages.split(', ').map((page) => `${page} ${place}`);
};

const placeAt = (at: string): TextPlace => {
  const end = at.indexOf(' ');
  return { page: at.slice(0, end), place: at.slice(end + 1) };
};
