import { holds } from '#machines/subject/rule.ts';
import type { Confirmation, LookupUse, Names, Page } from './page.ts';

/** What a changed answer does to earlier answers and to the walk. */
export interface Impact {
  /** Answers that are dropped, as paths of their questions. */
  readonly answers: readonly string[];
  /** Codes of pages that were done and are no longer on the way. */
  readonly pagesDropped: readonly string[];
  /** Codes of pages that are new on the way. */
  readonly pagesAdded: readonly string[];
}

/** The record that the answers being sent would make. It becomes the record once the service has it. */
export interface PendingRecord<N extends Names> {
  readonly page: Page<N>;
  readonly claim: N['detail'];
  /** Saved even though the page does not ask for it. */
  readonly force: boolean;
  /** What is still to be looked up and confirmed. */
  readonly lookups: readonly LookupUse<N['lookup']>[];
  readonly confirm: readonly Confirmation<N>[];
  /** Answers dropped because others changed, as paths. */
  readonly dropped: readonly string[];
  /** The impact, once everything is looked up. */
  readonly impact?: Impact | undefined;
  /** Code of the page that opens next, where it is not the one that follows. */
  readonly opens?: string | undefined;
  /** Whether NEXT then leads back to the first page not done; set where taking back a change restores it. */
  readonly editsFromSummary?: boolean;
}

/** What is needed to take back a change: the claim before it, the page it was made on, and what it dropped. */
export interface Undo<N extends Names> {
  readonly claim: N['detail'];
  readonly page: string;
  readonly impact: Impact;
  /** As it was when the change was made. */
  readonly editedFromSummary: boolean;
}

/** The next lookup to make, undefined when all are made. */
export const nextLookup = <N extends Names>(
  pending: PendingRecord<N> | undefined,
): LookupUse<N['lookup']> | undefined =>
  pending?.lookups.find(({ when }) => holds(when, pending.page.subject.factsIn(pending.claim)));

/** The next lookup to make. Throws when all are made. */
export const getLookup = <N extends Names>(pending: PendingRecord<N> | undefined): LookupUse<N['lookup']> => {
  const lookup = nextLookup(pending);
  if (!lookup) throw new Error('No lookup is left to make.');
  return lookup;
};

/** The next dialog to answer, undefined when all are answered. */
export const nextConfirmation = <N extends Names>(
  pending: PendingRecord<N> | undefined,
): Confirmation<N> | undefined =>
  pending?.confirm.find(({ when }) => holds(when, pending.page.subject.factsIn(pending.claim)));

/** The pending claim with the answer of a lookup added. */
export const afterLookup = <N extends Names>(
  pending: PendingRecord<N>,
  made: LookupUse<N['lookup']>,
  answer: N['detail'],
): PendingRecord<N> => ({
  ...pending,
  claim: { ...pending.claim, ...answer },
  lookups: pending.lookups.filter((lookup) => lookup !== made),
});

/** What each of a page's lookups would answer. */
export type Found<N extends Names> = { readonly [K in N['lookup']]?: N['detail'] };

/** The pending claim with all its lookups made in order, using the answers given for them. */
export const afterLookups = <N extends Names>(
  pending: PendingRecord<N>,
  found: Found<N>,
): PendingRecord<N> => {
  const made = nextLookup(pending);
  return made ? afterLookups(afterLookup(pending, made, found[made.call] ?? {}), found) : pending;
};

/** The pending claim with a dialog answered, and with what the answer adds. */
export const afterConfirmation = <N extends Names>(
  pending: PendingRecord<N>,
  answered: Confirmation<N>,
  adds: N['detail'] = {},
): PendingRecord<N> => ({
  ...pending,
  claim: { ...pending.claim, ...adds },
  confirm: pending.confirm.filter((confirmation) => confirmation !== answered),
});
