/** The addresses around the sign-in; `/logout` is that of the specification, section 2. */
export const signInPaths = {
  enter: '/prihlaseni',
  delegations: '/prihlaseni/zastoupeni',
  /** Where an operator works, a page of the sales application. */
  operations: '/prodej/provoz',
  /** The sign-in came to nothing. */
  failed: '/prihlaseni/nezdarilo-se',
  /** The central directory does not tell who it is. */
  unknown: '/prihlaseni/uzivatel-nenalezen',
  /** Somebody without permission to enter. */
  forbidden: '/prihlaseni/bez-opravneni',
  loggedOut: '/logout',
} as const;
