import helmet from '@fastify/helmet';
import type { App } from './route.ts';

/**
 * Headers of every answer: nothing inline, nothing from elsewhere, no framing, no sniffing; what a call answers is
 * kept nowhere unless the call says so.
 *
 * @param isTls served over TLS, so that browsers may insist on it
 */
export async function secure(app: App, { isTls }: { readonly isTls: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isTls ? [] : null,
      },
    },
    strictTransportSecurity: isTls,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.url.startsWith('/rest/');
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
