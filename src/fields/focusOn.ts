/** Puts the focus on what comes in the place of what had it: a ref. */
export const focusOn = (shown: HTMLElement | null): void => shown?.focus();
