import { phonePrefixes } from '../codes/phonePrefixes.ts';

/**
 * True for nine digits, or `+`, a known country prefix and its digits, without spaces: 9 digits after a prefix of four
 * characters, 9 or 10 after any other. Source: specification section 5.
 */
export function isPhone(value: string): boolean {
  if (/^\d{9}$/.test(value)) return true;
  const prefix = phonePrefixes.find((known) => value.startsWith(known));
  if (!prefix) return false;
  const digits = value.slice(prefix.length);
  return prefix.length === 4 ? /^\d{9}$/.test(digits) : /^\d{9,10}$/.test(digits);
}

/** True for a Czech or Slovak mobile number, to which an SMS can be sent. Source: specification section 5. */
export const isMobilePhone = (value: string): boolean =>
  /^(\+420)?(60[1-8]|70[2-5]|7[2379]\d)\d{6}$/.test(value) || /^\+4219\d{8}$/.test(value);
