import { Failure } from '../../machines/service/failures.ts';
import { isCall } from '../isCall.ts';
import type { App } from '../route.ts';
import type { Service } from '../service.ts';
import { confirmSignIn } from './signIn/confirmSignIn.ts';

/** Milliseconds. */
const longRequest = 1000;
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Runs before every call: one that changes state must carry `x-requested-with`, which no form of another site can send (245000022
 * without it), the session of the cookie is found, and a sign-in must still stand (245000009 with 401.4 where it does not).
 */
export function addSessionHooks(app: App, service: Service): void {
  const confirm = confirmSignIn(service);
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    if (!harmless.has(request.method) && request.headers['x-requested-with'] === undefined) {
      throw new Failure('245000022');
    }
    request.session = await service.sessions.read(request);
    if (request.session?.identity?.isSignedIn) await confirm(request, reply);
  });
  // A session counts from the end of a request, as the browser reckons: an upload may take minutes.
  app.addHook('onResponse', async (request, reply) => {
    if (request.session && reply.elapsedTime > longRequest) await service.sessions.read(request);
  });
}
