import { Failure } from '../../machines/service/failures.ts';
import type { App } from '../route.ts';
import type { Sessions } from './sessions.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Runs before every call: one that changes state must carry `x-requested-with`, which no form of another site can send (245000022
 * without it), and the session of the cookie is found.
 */
export function addSessionHooks(app: App, sessions: Sessions): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/rest/')) return;
    if (changing.has(request.method) && request.headers['x-requested-with'] === undefined) {
      throw new Failure('245000022');
    }
    request.session = await sessions.read(request);
  });
}
