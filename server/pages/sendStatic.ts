import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { extname } from 'node:path';
import { Failure } from '#machines/calls/failures.ts';
import { sendFailure } from '#server/http/failureHandler.ts';

/** Finds a file of any build by its address. */
export type FindStatic = (path: string) => Promise<Buffer | undefined>;

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** How long what never changes may be kept. */
export const forEver = 'public, max-age=31536000, immutable';

/** True for an address that a file of some build may have. */
export const mayBeStatic = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/static\/[\w./-]{1,200}$/.test(url.split('?')[0] ?? '');

/** Sends a file that another build has, compressed where it is stored so; 404 where no build has it. */
export async function sendStatic(
  request: FastifyRequest,
  reply: FastifyReply,
  find: FindStatic,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  const isBrotli = new Negotiator(request).encodings(['br', 'identity']).includes('br');
  const small = isBrotli ? await find(`${path}.br`) : undefined;
  const content = small ?? (await find(path));
  if (content === undefined) return sendFailure(request, reply, new Failure('404'));
  if (small) reply.header('content-encoding', 'br');
  return reply
    .headers({ 'cache-control': forEver, vary: 'accept-encoding' })
    .type(types[extname(path)] ?? 'application/octet-stream')
    .send(content);
}
