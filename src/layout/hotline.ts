/** The address that calls a number. */
export const callTo = (hotline: string): string => `tel:${hotline.replaceAll(/\s/g, '')}`;

/** A number to be called, as it is shown: in one line. */
export const inOneLine = (hotline: string): string => hotline.replaceAll(' ', '\u00a0');
