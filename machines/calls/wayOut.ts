import type { FailureAction } from './failures.ts';

/** What the button says by which the reporter gets on after a failure: for each action the key of a text of `common:action`. */
export const wayOut = {
  RETRY: 'retry',
  CLOSE: 'close',
  BACK_TO_FORM: 'backToForm',
  RESET: 'startAgain',
  RELOAD: 'reload',
  LIST: 'drafts',
  // The entry knows which number opens the report it was about.
  AUTHORISE: 'verify',
  MODULE_DISABLED_PAGE: 'home',
  HOME: 'home',
} as const satisfies Record<FailureAction, string>;
