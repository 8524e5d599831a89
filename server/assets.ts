import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectionPath } from '../machines/service/inspectionPath.ts';
import { isBelow } from '../machines/service/isBelow.ts';
import { awayPage } from './awayPage.ts';
import type { Configuration } from '../machines/service/configuration.ts';
import { signInPaths } from '../machines/origins/signInPaths.ts';
import { mayInspect } from '../machines/origins/originConfiguration.ts';
import { identifiedCookie } from '../machines/service/identity/identifiedCookie.ts';
import { sessionCookie, type Sessions } from './auth/sessions.ts';
import { describeError } from './logging.ts';
import type { DrawnPages, Visit } from './pages/drawnPages.ts';
import { languageOf, sendDocument } from './pages/sendDocument.ts';
import type { App } from './route.ts';

interface Assets {
  readonly folder: string | undefined;
  /** The pages drawn beforehand; without them the browser draws them all. */
  readonly pages: () => DrawnPages | undefined;
  readonly configuration: Configuration;
  readonly sessions: Sessions;
}

/** Answers a request for a page of the browser app, undefined when it is for none. */
type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => PageReply | undefined;
type PageReply = FastifyReply | Promise<FastifyReply>;

/**
 * Serves the built browser app, if its folder is there, and returns what answers where there is no file. Files under /static/ are
 * cached for ever, everything else is asked for again, and every page address gets index.html. While there is none, as during a
 * build, the answer is 503 with a page that reloads itself. An address that no page has, and the inspection where it is closed,
 * is the app's not-found page with status 404.
 */
export async function serveAssets(
  app: App,
  { folder, pages, configuration, sessions }: Assets,
): Promise<PageAnswer> {
  const { entryPrefix, devTools } = configuration;
  if (folder === undefined || !existsSync(folder)) return () => undefined;
  const index = join(folder, 'index.html');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isStatic = path.startsWith(join(folder, 'static'));
      reply.header('cache-control', isStatic ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answer: PageAnswer = (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!wantsPage(request) || /^\/(?:rest|health|static|oauth2|oidc)\//.test(path)) return undefined;
    const homes = [entryPrefix, ...(devTools ? [inspectionPath] : [])];
    const isSignIn = path === signInPaths.loggedOut || isBelow(path, signInPaths.enter);
    const isKnown = path === '/' || isSignIn || homes.some((home) => isBelow(path, home));
    if (!existsSync(index)) return sendAway(reply);
    if (!devTools && isInspection(path) && request.cookies[identifiedCookie] !== undefined) {
      return sendToAnalyst(request, reply, sessions);
    }
    reply.code(isKnown ? 200 : 404);
    const drawn = isSignIn || isBelow(path, inspectionPath) ? undefined : pages();
    if (!drawn) return reply.sendFile('index.html');
    return sendDrawn(request, reply, drawn, visitOf(request, path, configuration));
  };
  // The folder itself is no file.
  app.get(
    '/',
    { schema: { hide: true } },
    (request, reply) => answer(request, reply) ?? reply.callNotFound(),
  );
  return answer;
}

const isInspection = (path: string): boolean =>
  isBelow(path, inspectionPath) || path.endsWith('/transitions');

/** The inspection, to an analyst who has signed in, where it is closed to others; which of them it is the browser finds out, too. */
const sendToAnalyst = async (
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
): Promise<FastifyReply> => {
  const session = await sessions.read(request);
  const isOpen =
    session !== undefined && sessions.isOpen(session) && mayInspect(session.identity?.roles ?? []);
  return reply.code(isOpen ? 200 : 404).sendFile('index.html');
};

const visitOf = (request: FastifyRequest, path: string, configuration: Configuration): Visit => ({
  path,
  language: languageOf(request, configuration),
  isReturning: request.cookies[sessionCookie] !== undefined,
  query: request.url.split('?')[1] ?? '',
});

/** The page drawn beforehand, or else the one that the browser draws. */
const sendDrawn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  pages: DrawnPages,
  visit: Visit,
): Promise<FastifyReply> => {
  try {
    const document = await pages.documentFor(visit);
    if (!(await pages.isKnown(visit.path))) reply.code(404);
    return sendDocument(request, reply, document);
  } catch (error) {
    request.log.error({ event: 'page.not.drawn', ...describeError(error) });
    return reply.sendFile('index.html');
  }
};

const sendAway = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': '10', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(awayPage);

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
