/** A text as it is compared, without accents and capitals, each letter at its place. */
export const foldedInPlace = (text: string): string => text.replaceAll(/[^\n]/g, foldedLetter);

const foldedLetter = (letter: string): string => {
  const plain = letter.normalize('NFD').slice(0, 1).toLowerCase();
  return plain.length === 1 ? plain : letter;
};

/** From where to where something was found in a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text that is searched, once more as it is compared. */
export interface SoughtText {
  readonly text: string;
  readonly folded: string;
}

/** A text to be searched. */
export const soughtText = (text: string): SoughtText => {
  const composed = text.normalize('NFC');
  return { text: composed, folded: foldedInPlace(composed) };
};

/** Where words that begin with each of the terms stand in a text, in its order; undefined where one of them does not. */
export const spansIn = (sought: SoughtText, terms: readonly string[]): readonly Span[] | undefined => {
  const all = terms.map((term) => spansOf(sought, term));
  return all.length === 0 || all.some((spans) => spans.length === 0)
    ? undefined
    : merged(all.flat().toSorted((one, other) => one.from - other.from || one.to - other.to));
};

const spansOf = (sought: SoughtText, term: string): readonly Span[] => {
  const found: Span[] = [];
  for (let at = sought.folded.indexOf(term); at !== -1; at = sought.folded.indexOf(term, at + 1))
    if (isPath(term) || beginsWord(sought, at))
      found.push({ from: at, to: wordEnd(sought, at + term.length) });
  return found;
};

/** Of an address, a path or a code any part counts. */
const isPath = (term: string) => /[/._[\]]/.test(term);

const beginsWord = ({ text, folded }: SoughtText, at: number): boolean =>
  at === 0 || !isLetter(folded.charAt(at - 1)) || /[a-z][A-Z]/.test(text.slice(at - 1, at + 1));

const wordEnd = ({ folded }: SoughtText, at: number): number => {
  let end = at;
  while (isLetter(folded.charAt(end))) end += 1;
  return end;
};

const isLetter = (letter: string): boolean => /[\p{L}\d]/u.test(letter);

const merged = (spans: readonly Span[]): readonly Span[] => {
  const apart: Span[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last && span.from <= last.to)
      apart.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else apart.push(span);
  }
  return apart;
};
