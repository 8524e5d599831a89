import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFailureCode } from '#machines/calls/failures.ts';
import { toFailure } from '#machines/calls/outcome.ts';
import type { App } from '#server/http/route.ts';
import { actingFor } from '#server/sessions/delegations.ts';
import { keyOf } from '#server/sessions/renewedSession.ts';
import { signInCookie } from './beginSignIn.ts';
import { confirmedFor } from './confirmSignIn.ts';
import { identityOf } from './identityOf.ts';
import { callbackPath } from './provider.ts';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { isBelow } from '#machines/service/isBelow.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { withReturnPath } from '#machines/service/identity/returnPath.ts';
import type { Store } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { SignIns } from './signIns.ts';

interface Finishing extends Store {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
}

/**
 * GET /oauth2/callback: where the provider sends a browser back to. The code becomes a session of its own, and the browser goes
 * where it came from; to the list of delegations where it asked for a right it has not, and to the page that says so where there is
 * no sign-in, no such user or no permission.
 */
export function finishSignIn(app: App, service: Finishing): void {
  app.get(callbackPath, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').clearCookie(signInCookie, { path: '/oauth2' });
    return reply.redirect(await finish(service, request, reply), 303);
  });
}

async function finish(service: Finishing, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { db, now, sessions, signIns } = service;
  const begun = await db
    .deleteFrom('sign_in')
    .where('key_hash', '=', keyOf(request.cookies[signInCookie] ?? ''))
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  if (!begun || !signIns.provider) return signInPaths.failed;
  const { provider } = signIns;
  const granted = await provider
    .finish(new URL(request.url, signIns.publicUrl), begun.secrets)
    .catch((error: unknown) => note(request, error));
  if (!granted) return signInPaths.failed;
  const claims = await provider
    .load(granted.tokens.accessToken, granted.sub)
    .catch((error: unknown) => note(request, error));
  if (!claims) return signInPaths.unknown;
  const own = identityOf(claims);
  if (own.roles.length === 0) return signInPaths.forbidden;
  const identity = await actingFor(db, own, { id: begun.act_for ?? undefined, at: now() });
  request.session = await sessions.read(request);
  await sessions.renew(request, reply, {
    identity,
    signedIn: { tokens: granted.tokens, confirmedUntil: confirmedFor(now()), at: granted.at },
  });
  // The sales application tells of a refusal itself.
  if (!identity.isDelegationRefused || isBelow(begun.return_to, salesHome)) return begun.return_to;
  return withReturnPath(signInPaths.delegations, begun.return_to === '/' ? undefined : begun.return_to);
}

function note(request: FastifyRequest, error: unknown): undefined {
  const { code, status } = toFailure(error);
  request.log.warn(
    { event: 'sign-in.failed', code: isFailureCode(code) ? code : '', status },
    'sign-in failed',
  );
}
