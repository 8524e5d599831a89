/** Where a report that was sent is shown, below the address of its line. */
export const sentPath = '/dokonceno';

/** Where a link leads by which its reporter comes back to it. */
export const statusPath = '/stav';
