import type { Lit } from '#src/inspect/compare/litSets.ts';

/** What is marked on a sheet. */
export interface Marks {
  /** Where ways are shown: which of two leads through a page, by its code. A page that is not named is on none. */
  readonly lit?: ReadonlyMap<string, Lit> | undefined;
  /** True where two ways are shown, which are told apart by their letters. */
  readonly isCompared?: boolean;
  /** Codes of pages that differ from another version, with the word for how. */
  readonly changed?: ReadonlyMap<string, string> | undefined;
}

/** Which of two ways leads through a page; undefined where none is shown. */
export const litOf = ({ lit }: Marks, code: string): Lit | undefined => lit && (lit.get(code) ?? 'neither');
