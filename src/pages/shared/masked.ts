const dots = '•••';

/**
 * Hides all but the end of an identifier.
 *
 * @param value a plate, a phone, an account
 * @param shown how many characters stay
 * @returns `•••655`; only dots where nothing could be hidden otherwise
 */
export const maskedEnd = (value: string, shown = 3): string =>
  value.length > shown ? `${dots}${value.slice(-shown)}` : dots;

/**
 * Hides whose an e-mail is and keeps where it is.
 *
 * @param email an e-mail
 * @returns `j•••@example.com`
 */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, `$1${dots}@`);

/**
 * Hides all but the first letters of a name.
 *
 * @param name first name and surname
 * @returns `J••• N•••`
 */
export const maskedName = (name: string): string => name.replaceAll(/(\p{L})\S+/gu, `$1${dots}`);

/**
 * Gives what is shown of an account whose beginning the service keeps to itself.
 *
 * @param maskedAccount `••••••5357/2700`
 * @returns `5357/2700`
 */
export const accountEnding = (maskedAccount: string): string => maskedAccount.replace(/^•+/, '');
