/**
 * Tells whether a text is an international account number.
 *
 * @param value country, check digits and account, capital letters and digits without spaces
 * @returns true when the number leaves 1 divided by 97 (ISO 13616)
 */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const turned = value.slice(4) + value.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
