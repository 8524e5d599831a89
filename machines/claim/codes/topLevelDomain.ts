const known = 'com cz sk pl ru net eu ba de fr top services online hu at to ch ro info org'.split(' ');

/**
 * True when an address ends in one of the top-level domains listed for reporters; any other is only warned about. Source:
 * specification section 5.
 */
export const hasKnownTopLevelDomain = (email: string): boolean =>
  known.includes(email.slice(email.lastIndexOf('.') + 1).toLowerCase());
