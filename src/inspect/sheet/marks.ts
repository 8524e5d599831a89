import {
  fewest,
  type PageTraffic,
  type TrafficSummary,
} from '#machines/analysis/traffic/summariseTraffic.ts';
import type { Lit } from '#src/inspect/compare/litSets.ts';

/** What was counted, as a sheet shows it. */
export interface TrafficMarks {
  readonly summary: TrafficSummary;
  /** A number as it is written in the language of the reader. */
  readonly written: (count: number) => string;
  /** How many left a page, in words. */
  readonly leftOf: (page: PageTraffic) => string;
}

/** What is marked on a sheet. */
export interface Marks {
  /** Where ways are shown: which of two leads through a page, by its code. A page that is not named is on none. */
  readonly lit?: ReadonlyMap<string, Lit> | undefined;
  /** True where two ways are shown, which are told apart by their letters. */
  readonly isCompared?: boolean;
  /** Codes of pages that differ from another version, with the word for how. */
  readonly changed?: ReadonlyMap<string, string> | undefined;
  /** How many pages differ, in words, by the step that has them. */
  readonly changedIn?: ReadonlyMap<string, string> | undefined;
  readonly traffic?: TrafficMarks | undefined;
}

/** How many of those who came to a page left it, where it can be concluded. */
export const leavingOf = (
  { traffic }: Marks,
  code: string,
): { readonly share: number; readonly words: string } | undefined => {
  const page = traffic?.summary.pages.get(code);
  if (!traffic || !page || page.arrived < fewest || page.left === 0) return undefined;
  return { share: page.left / page.arrived, words: traffic.leftOf(page) };
};

/** Which of two ways leads through a page; undefined where none is shown. */
export const litOf = ({ lit }: Marks, code: string): Lit | undefined => lit && (lit.get(code) ?? 'neither');
