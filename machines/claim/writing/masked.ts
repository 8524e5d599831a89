import { isRecord } from '#machines/subject/valueAt.ts';

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

/** An address of which the town and the first letter of the street are shown: `D•••, Zlín`. */
export const maskedAddress = (street: string, city: string): string =>
  [street && `${street.slice(0, 1)}${dots}`, city].filter(Boolean).join(', ');

/** What is shown of an account whose beginning the service keeps to itself: `5357/2700` of `••••••5357/2700`. */
export const accountEnding = (maskedAccount: string): string => maskedAccount.replace(/^•+/, '');

/** An account, or an IBAN of which four characters tell whose it is, with its number written in a way; undefined for anything else. */
export const accountText = (
  account: unknown,
  write: (number: string, shown?: number) => string,
): string | undefined => {
  if (typeof account === 'string') return write(account, 4);
  if (!isRecord(account) || typeof account['accountNumber'] !== 'string') return undefined;
  return `${write(account['accountNumber'])}/${String(account['bankCode'] ?? '')}`;
};

/** An account as it is shown to whoever has given it: `•••399/0800`. */
export const maskedAccountText = (account: unknown): string | undefined => accountText(account, maskedEnd);
