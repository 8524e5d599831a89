import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectionPath } from '#machines/service/inspectionPath.ts';
import { isBelow } from '#machines/service/isBelow.ts';
import { awayPage } from './awayPage.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { mayInspect } from '#machines/origins/originConfiguration.ts';
import { identifiedCookie } from '#machines/service/identity/identifiedCookie.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import type { Db } from '#server/store/tables.ts';
import { Failure } from '#machines/calls/failures.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import { sessionCookie, type Sessions } from '#server/sessions/sessions.ts';
import { describeError } from '#server/http/logging.ts';
import type { PageDocument } from './pageDocument.ts';
import type { PrerenderedPages, Visit } from './prerenderedPages.ts';
import { languageOf, sendDocument } from './sendDocument.ts';
import { forEver, mayBeStatic, sendStatic, type FindStatic } from './sendStatic.ts';
import type { App } from '#server/http/route.ts';

interface Assets extends Counted {
  readonly db: Db;
  readonly folder: string | undefined;
  /** The prerendered pages; without them the browser renders them all. */
  readonly pages: () => PrerenderedPages | undefined;
  readonly configuration: Configuration;
  readonly sessions: Sessions;
  /** Finds the files of other builds. */
  readonly findStatic: FindStatic;
}

/** Answers a request for a page of the browser app, undefined when it is for none. */
type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => PageReply | undefined;
type PageReply = FastifyReply | Promise<FastifyReply>;

/**
 * Serves the built browser app, if its folder is there, and returns what answers where there is no file. Files under /static/ are
 * cached for ever and may belong to another build, everything else is asked for again, and every page address gets index.html. While
 * there is none, as during a build, the answer is 503 with a page that reloads itself. An address that no page has, and the inspection
 * where it is closed, is the app's not-found page with status 404.
 */
export async function serveAssets(
  app: App,
  { folder, pages, configuration, sessions, db, limits, callerOf, findStatic }: Assets,
): Promise<PageAnswer> {
  const { entryPrefix, devTools } = configuration;
  if (folder === undefined || !existsSync(folder)) return () => undefined;
  const index = join(folder, 'index.html');
  const count = createCallerLimit(db, { ofAddress: limits.drawingsOfAddress }, tooManyCalls);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isStatic = path.startsWith(join(folder, 'static'));
      reply.header('cache-control', isStatic ? forEver : 'no-cache');
    },
  });
  const answer: PageAnswer = (request, reply) => {
    if (mayBeStatic(request)) return sendStatic(request, reply, findStatic);
    const path = request.url.split('?')[0] ?? '/';
    if (!wantsPage(request) || /^\/(?:rest|health|static|oauth2|oidc)\//.test(path)) return undefined;
    const homes = [entryPrefix, ...(devTools ? [inspectionPath] : [])];
    const isSignIn =
      path === signInPaths.loggedOut || isBelow(path, signInPaths.enter) || isBelow(path, salesHome);
    const isKnown = path === '/' || isSignIn || homes.some((home) => isBelow(path, home));
    // A messenger that draws a preview, or a monitor, takes anything; a script that asks for a file that is gone does so, too.
    if (!isKnown && !asksForPage(request)) return undefined;
    if (!existsSync(index)) return sendAway(reply);
    if (!devTools && isInspection(path) && request.cookies[identifiedCookie] !== undefined) {
      return sendToAnalyst(request, reply, sessions);
    }
    reply.code(isKnown ? 200 : 404);
    const drawn = isSignIn || isBelow(path, inspectionPath) ? undefined : pages();
    if (!drawn) return reply.sendFile('index.html');
    const visit = visitOf(request, path, configuration);
    return sendDrawn(request, reply, {
      document: () => drawn.documentFor(visit, () => count('draw', callerOf(request))),
      isKnown: () => drawn.isKnown(path),
    });
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

interface Drawn {
  readonly document: () => Promise<PageDocument>;
  readonly isKnown: () => Promise<boolean>;
}

/** The prerendered page, or else the one that the browser renders: where it cannot be drawn, and for who asks for too many. */
const sendDrawn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Drawn,
): Promise<FastifyReply> => {
  try {
    const document = await drawn.document();
    if (!(await drawn.isKnown())) reply.code(404);
    return sendDocument(request, reply, document);
  } catch (error) {
    if (!(error instanceof Failure)) request.log.error({ event: 'page.not.drawn', ...describeError(error) });
    return reply.sendFile('index.html');
  }
};

const sendAway = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': '10', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(awayPage);

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (asksForPage(request) || takesAnything(request));

const asksForPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');
const takesAnything = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '*/*').trim().startsWith('*/*');
