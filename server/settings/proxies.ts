import * as z from 'zod';
import type { TrustedProxies } from '#server/http/http.ts';
import { isNetwork } from '#server/http/network.ts';

const none = /^(?:|0|false|no|off)$/i;
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxy = (text: string): boolean => named.has(text) || isNetwork(text);

/**
 * The proxies of TRUST_PROXY, undefined for none. "Yes" would mean all of them, and then whoever asks writes the address they ask
 * from: it is refused.
 */
export function readProxies(value: string, context: z.RefinementCtx): TrustedProxies | undefined {
  if (none.test(value.trim())) return undefined;
  if (/^\d{1,2}$/.test(value.trim())) return Number(value);
  const proxies = value.split(',').map((one) => one.trim());
  if (proxies.every(isProxy)) return proxies;
  context.addIssue('a number of proxies, or their addresses or networks separated by commas, is expected');
  return z.NEVER;
}
