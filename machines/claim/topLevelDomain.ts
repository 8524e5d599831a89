const known = 'com cz sk pl ru net eu ba de fr top services online hu at to ch ro info org'.split(' ');

/**
 * Tells whether an address ends in a top-level domain that reporters use; any other is only warned of.
 *
 * @param email an e-mail address
 * @returns true for the domains listed in section 5
 */
export const hasKnownTopLevelDomain = (email: string): boolean =>
  known.includes(email.slice(email.lastIndexOf('.') + 1).toLowerCase());
