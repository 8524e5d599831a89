import type { AnyFlow } from '#machines/flow/flow.ts';

/** Where whoever may be helped is. */
export interface HelpedPlace {
  readonly flow: AnyFlow;
  /** Code of the page. */
  readonly page: string;
  /** The dialog that is open. */
  readonly dialog?: string | undefined;
  /** What they came to do is done. */
  readonly isDone?: boolean | undefined;
}

/** The pages of somebody who may be helped: where they are, and what tells that this changes. */
export interface HelpedPages {
  readonly read: () => HelpedPlace;
  readonly subscribe: (listener: () => void) => () => void;
}
