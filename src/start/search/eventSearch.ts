import MiniSearch, { type Query } from 'minisearch';
import { folded } from '#src/fields/combo/matching.ts';

/** What may be found: an event of a line, with what people say when it has happened to them. */
interface Sought {
  readonly id: string;
  readonly title: string;
  /** Sentences, separated by commas. */
  readonly words: string;
}

/** Words of a language, separated by spaces. */
interface SmallWords {
  /** They tell nothing. */
  readonly unsaid: string;
  /** They tell something beside others, alone nothing: whether mine or me. */
  readonly aside: string;
}

/** Finds events by what somebody types, the likeliest first; none where nothing is like it. */
type EventSearch = (typed: string) => readonly string[];

/**
 * The search over what people say. Each sentence is found by itself and an event is as near as its nearest one, so that words of
 * different sentences do not add up to something nobody says. Accents and capitals do not count, nor do words that tell nothing;
 * endings and typing errors count little.
 */
export const createEventSearch = (sought: readonly Sought[], small: SmallWords): EventSearch => {
  const unsaid = wordsOf(small.unsaid);
  const aside = wordsOf(small.aside);
  const processTerm = (term: string) => {
    const word = folded(term);
    return unsaid.has(word) ? null : word;
  };
  const sentences = new MiniSearch<Sentence>({
    fields: ['said'],
    storeFields: ['event'],
    processTerm,
    searchOptions: { bm25: { k: 0.4, b: 0.6, d: 0.2 } },
  });
  sentences.addAll(sought.flatMap(sentencesOf));
  return (typed) => {
    const found = sentences
      .search(queryOf(typed, processTerm))
      .filter(({ queryTerms }) => !queryTerms.every((term) => aside.has(term)));
    const best = found[0]?.score ?? 0;
    const near = found.filter(({ score }) => score >= best * nearness).map(({ event }) => String(event));
    return [...new Set(near)].slice(0, most);
  };
};

/** At most so many are told, and none that is less than this near, by the nearest one. */
const most = 6;
const nearness = 0.35;

interface Sentence {
  readonly id: string;
  readonly event: string;
  readonly said: string;
}

const sentencesOf = ({ id, title, words }: Sought): readonly Sentence[] =>
  [title, ...words.split(', ')].map((said, at) => ({ id: `${id} ${at}`, event: id, said }));

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(folded));

/** The whole word, one that begins with it, one with a typing error, or one with another ending: the later, the less it counts. */
const queryOf = (typed: string, processTerm: (term: string) => string | null): Query => ({
  combineWith: 'OR',
  queries: typed.split(/[\s,.!?]+/).flatMap((term): Query[] => {
    const word = processTerm(term);
    if (!word) return [];
    return [
      {
        queries: [word],
        prefix: word.length > 2,
        fuzzy: word.length > 7 ? 2 : word.length > 3 ? 1 : false,
        weights: { fuzzy: 0.5, prefix: 0.5 },
      },
      ...(word.length > 5 ? [{ queries: [stemOf(word)], prefix: true, boost: { said: 0.4 } }] : []),
    ];
  }),
});

const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3));
