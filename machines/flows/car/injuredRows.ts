import { limits } from '../../claim/limits.ts';
import type { Rows } from '../../flow/page.ts';

/** The injured parties: a page each (section 9: ten at most), and one that shows them all. */
export const injuredRows: Rows = {
  list: 'injuredParties',
  overview: 'injuredParties',
  pages: Array.from({ length: limits.reports }, (_, row) => `injuredParty${row + 1}`),
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};
