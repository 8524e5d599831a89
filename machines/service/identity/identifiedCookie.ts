/** The readable cookie beside that of the session: that the browser has somebody to ask for. It names nobody. */
export const identifiedCookie = 'identified';
