import type { Origin, UniKind } from '#machines/claim/enums.ts';
import type { Who } from '#machines/service/identity/identity.ts';

/** Who has come, and from where, as far as it is proved or takes no proof. */
export interface Visitor {
  readonly origin: Origin | undefined;
  readonly who: Who | undefined;
  /** The kinds of the universal flow that are offered; all where they are not named. */
  readonly kinds?: readonly UniKind[] | undefined;
  /** They came with a landing token that is worth nothing any more. */
  readonly isRefused: boolean;
}
