import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyRequest } from 'fastify';
import { previewPath } from '#machines/service/inspectionPath.ts';
import { isCall } from './isCall.ts';
import type { App } from './route.ts';

interface Security {
  /** Served over TLS, so that browsers may insist on it. */
  readonly isTls: boolean;
  /** Template of the map tiles. Their origin is the only other place that pictures may come from. */
  readonly mapTiles: string;
}

/** The headers that protect a browser, on whatever it is answered. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** The headers of a request's answer. */
export type HeadersFor = (request?: Pick<FastifyRequest, 'url'>) => SecurityHeaders;

declare module 'fastify' {
  interface FastifyInstance {
    /** What protects a browser, for an answer that no hook of ours sends. */
    readonly headersFor: HeadersFor;
  }
}

/**
 * What protects a browser, by request: nothing inline, nothing from elsewhere but map tiles, no framing except of the inspection's
 * preview by itself, no sniffing, no camera.
 */
export async function securityHeaders(security: Security): Promise<HeadersFor> {
  const headers = await headersOf(policy(security, "'none'"));
  const framed = await headersOf(policy(security, "'self'"));
  return (request) => (request && isPreview(request.url) ? framed : headers);
}

/** Sends them with every answer; answers of calls are not cached unless the call says so. */
export function secure(app: App, headersFor: HeadersFor): void {
  app.decorate('headersFor', headersFor);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request));
  });
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const isPreview = (url: string) => url.split('?')[0] === previewPath;

// What no page of ours asks for, a script that slipped in cannot have either.
const permissions = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

const policy = (
  { isTls, mapTiles }: Security,
  frameAncestors: "'none'" | "'self'",
): FastifyHelmetOptions => ({
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
  frameguard: { action: frameAncestors === "'none'" ? 'deny' : 'sameorigin' },
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
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissions,
  };
}
