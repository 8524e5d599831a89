const dots = '•••';

/**
 * An identifier (a plate, a phone, an account) with only its last characters shown: `•••655`. Only dots where nothing would be
 * hidden otherwise.
 */
export const maskedEnd = (value: string, shown = 3): string =>
  value.length > shown ? `${dots}${value.slice(-shown)}` : dots;

/** An e-mail that hides whose it is but keeps where it is: `j•••@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, `$1${dots}@`);

/** A name of which only the first letters are shown: `J••• N•••`. */
export const maskedName = (name: string): string => name.replaceAll(/(\p{L})\S+/gu, `$1${dots}`);

/** What is shown of an account whose beginning the service keeps to itself: `5357/2700` of `••••••5357/2700`. */
export const accountEnding = (maskedAccount: string): string => maskedAccount.replace(/^•+/, '');
