import type { ClaimType } from '../claim/enums.ts';

/** A line of insurance: what the start page, entries, service and inspection know about it before any of its flows is loaded. */
export interface Line {
  readonly claimType: ClaimType;
  /** Where the addresses of its flows begin, below the entry prefix. */
  readonly home: `/${string}`;
  /** Name of its icon. */
  readonly icon: string;
  /** The answer that tells what happened, one code or several; a draft is called by it. */
  readonly event: string;
  /** The answer of a claim that lets it wait in a queue once it is registered. */
  readonly queuedBy?: string;
}
