import { isIP } from 'node:net';

/** True for an address, or a network as `192.0.2.0/24` names it, of either kind. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const length = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= length);
  return length > 0 && isWhole && more.length === 0;
}
