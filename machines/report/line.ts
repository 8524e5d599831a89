import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType, UniKind } from '#machines/claim/enums.ts';

/** A line of insurance: what the start page, entries, service and inspection know about it before any of its flows is loaded. */
export interface Line {
  readonly claimType: ClaimType;
  /** Where the addresses of its flows begin, below the entry prefix. */
  readonly home: `/${string}`;
  /** Name of its icon. */
  readonly icon: string;
  /** The answer that tells what happened, one code or several; a draft is called by it. */
  readonly event: string;
  /** The value of the configuration that lets its claims wait in a queue once they are registered. */
  readonly queuedBy?: 'lifeQueueingEnabled';
  /** Several ways in, each shown on the start page by itself; without them the line is one. */
  readonly entries?: readonly LineEntry[];
  /**
   * What the query of an address tells of a new report, `event` what happened. What it does not tell, or not in a way we know, is
   * asked; what it tells is shown where it would be asked, and may be changed.
   */
  readonly linked?: (query: Query) => ClaimDetail;
}

/** One of several ways into a line. */
export interface LineEntry {
  /** Key of its words. */
  readonly name: UniKind;
  /** Name of its icon. */
  readonly icon: string;
  /** The query of its address, as the service knows it, too. */
  readonly query: string;
  /** True for a report that was begun here, by the codes of what happened. */
  readonly isOf: (events: readonly string[]) => boolean;
}

/** Reads the parameters of an address. */
export interface Query {
  readonly get: (name: string) => string | null;
}
