import { normaliseIdentifier } from '#machines/claim/normalise.ts';

/**
 * True for an international account number in capital letters and digits without spaces, which leaves 1 when divided by 97.
 * Source: ISO 13616.
 */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const turned = value.slice(4) + value.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** The IBAN of a Czech or Slovak account: country, check digits, bank code, and the prefix and number filled up with zeros. */
export const accountInIban = /^(?:CZ|SK)\d{2}(\d{4})(\d{6})(\d{10})$/;

/** The IBAN in a text, where it is that of an account neither Czech nor Slovak. */
export const foreignIban = (typed: string): string | undefined => {
  const iban = normaliseIdentifier(typed);
  return isIban(iban) && !accountInIban.test(iban) ? iban : undefined;
};

/** True for a text that begins as an IBAN but is none, because a letter or a digit of it is wrong. */
export const isWrongIban = (typed: string): boolean =>
  /^[A-Z]{2}\d/.test(normaliseIdentifier(typed)) && !isIban(normaliseIdentifier(typed));
