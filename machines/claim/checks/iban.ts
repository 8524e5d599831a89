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
