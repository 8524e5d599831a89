import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { App } from './route.ts';

const smallest = 1400;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses the larger JSON answers of the calls; the built files are compressed when they are built. */
export function compressAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    reply.header('vary', 'accept-encoding');
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      return promisify(brotliCompress)(payload, quick);
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return promisify(gzip)(payload);
    }
    return payload;
  });
}
