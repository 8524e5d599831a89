import type { FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';

/** True where a secret is the one that was shown. How long that takes tells nothing of either. */
export const isSameSecret = (shown: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', shown, 'buffer'), hash('sha256', secret, 'buffer'));

/** True where a request shows the key as a bearer token. */
export function showsKey({ headers }: Pick<FastifyRequest, 'headers'>, key: string): boolean {
  const [, shown = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return isSameSecret(shown, key);
}
