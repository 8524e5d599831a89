/** What the origin that an address named is kept under, in its tab. */
export const originKey = 'hlaska.origin';
