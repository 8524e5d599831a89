import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import { previewPath } from '../machines/service/inspectionPath.ts';
import type { App } from './route.ts';

interface Security {
  /** Served over TLS, so that browsers may insist on it. */
  readonly isTls: boolean;
  /** Template of the map tiles. Their origin is the only other place that pictures may come from. */
  readonly mapTiles: string;
  /** Whether the inspection is open, which shows pages in frames. */
  readonly devTools: boolean;
}

/**
 * Headers of every answer: nothing inline, nothing from elsewhere but map tiles, no framing except of the inspection's preview by
 * itself, no sniffing; answers of calls are not cached unless the call says so.
 */
export async function secure(app: App, security: Security): Promise<void> {
  const headers = await headersOf(policy(security, "'none'"));
  const framed = await headersOf(policy(security, "'self'"));
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(security.devTools && isPreview(url) ? framed : headers);
  });
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.url.startsWith('/rest/');
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const isPreview = (url: string) => url.split('?')[0] === previewPath;

const policy = ({ isTls, mapTiles }: Security, frameAncestors: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...originOf(mapTiles)],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [frameAncestors],
      upgradeInsecureRequests: isTls ? [] : null,
    },
  },
  strictTransportSecurity: isTls,
  referrerPolicy: { policy: 'same-origin' },
});

/** `https://{s}.tiles.example/...` is served by every host below. */
const originOf = (template: string): string[] =>
  /^https?:\/\/[^/]+/.exec(template.replace('{s}', '*'))?.slice(0, 1) ?? [];

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
