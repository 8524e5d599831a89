import type { FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';

/** True where a request shows the key as a bearer token. How long that takes tells nothing of the key. */
export function showsKey({ headers }: Pick<FastifyRequest, 'headers'>, key: string): boolean {
  const [, shown = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(hash('sha256', shown, 'buffer'), hash('sha256', key, 'buffer'));
}
