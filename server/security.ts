import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { App } from './route.ts';

/**
 * Headers of every answer: nothing inline, nothing from elsewhere, no framing, no sniffing; what a call answers is
 * kept nowhere unless the call says so.
 *
 * @param isTls served over TLS, so that browsers may insist on it
 */
export async function secure(app: App, { isTls }: { readonly isTls: boolean }): Promise<void> {
  const headers = await headersOf(policy(isTls));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.url.startsWith('/rest/');
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const policy = (isTls: boolean): FastifyHelmetOptions => ({
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

const notHelmets = new Set(['content-type', 'content-length', 'date', 'connection']);

// They are the same for every answer, and helmet would put them together anew for each: a tenth of a save.
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, options);
  const { headers } = await probe.inject('/');
  await probe.close();
  const entries = Object.entries(headers).filter(([name]) => !notHelmets.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
