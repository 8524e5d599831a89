/** How a page is marked: on the way of the first facts, of the second, of both, or of neither. */
export type Lit = 'a' | 'b' | 'both' | 'none';

/** What is marked on a sheet. */
export interface Marks {
  /** Where ways are shown: which of them leads through a page, by its code. A page that is not named is on none. */
  readonly lit?: ReadonlyMap<string, Lit> | undefined;
  /** Codes of pages that a search has found. */
  readonly found?: ReadonlySet<string> | undefined;
  /** Codes of pages that differ from another version, with the word for how. */
  readonly changed?: ReadonlyMap<string, string> | undefined;
}
