import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectionPath } from '../machines/service/inspectionPath.ts';
import { awayPage } from './awayPage.ts';
import type { App } from './route.ts';

interface Assets {
  readonly folder: string | undefined;
  readonly entryPrefix: string;
  /** Whether the inspection is open. */
  readonly devTools: boolean;
}

/** Answers a request for a page of the browser app, undefined when it is for none. */
type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/**
 * Serves the built browser app, if its folder is there, and returns what answers where there is no file. Files under /static/ are
 * cached for ever, everything else is asked for again, and every page address gets index.html. While there is none, as during a
 * build, the answer is 503 with a page that reloads itself. A page outside the entry prefix, and the inspection where it is
 * closed, is the app's not-found page with status 404.
 */
export async function serveAssets(app: App, { folder, entryPrefix, devTools }: Assets): Promise<PageAnswer> {
  if (folder === undefined || !existsSync(folder)) return () => undefined;
  const index = join(folder, 'index.html');
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isStatic = path.startsWith(join(folder, 'static'));
      reply.header('cache-control', isStatic ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!wantsPage(request) || /^\/(?:rest|health|static|oauth2)\//.test(path)) return undefined;
    const homes = [entryPrefix, ...(devTools ? [inspectionPath] : [])];
    const isKnown =
      path === '/' ||
      path === '/logout' ||
      homes.some((home) => path === home || path.startsWith(`${home}/`));
    if (!existsSync(index)) return sendAway(reply);
    return reply.code(isKnown ? 200 : 404).sendFile('index.html');
  };
}

const sendAway = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': '10', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(awayPage);

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
