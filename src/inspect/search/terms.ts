import { foldedInPlace } from './folding.ts';

/** Words that analysts say, and what they mean by them. Commas separate them. */
export interface Synonym {
  readonly typed: string;
  readonly meant: string;
}

/** Beginnings of words that must all be found in one text. */
type Terms = readonly string[];

/**
 * What somebody may mean by what they type: its words themselves, or what analysts mean by them. Any one of these is enough; none
 * for nothing.
 */
export const termsOf = (typed: string, synonyms: readonly Synonym[]): readonly Terms[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const meant = synonyms
    .filter((synonym) => synonym.typed.split(',').some((said) => isMeant(words, wordsOf(said))))
    .flatMap((synonym) => synonym.meant.split(',').map(wordsOf));
  return [words, ...meant].map((terms) => terms.map(stemOf));
};

const isMeant = (typed: Terms, said: Terms): boolean =>
  typed.length === said.length && typed.every((word, at) => said[at] === word);

const wordsOf = (text: string): Terms =>
  foldedInPlace(text.normalize('NFC'))
    .split(/[\s,;„“"]+/)
    .filter((word) => word !== '');

/** A longer word without its last letter, because endings change. */
const stemOf = (word: string): string => (/^\p{L}{5,}$/u.test(word) ? word.slice(0, -1) : word);
