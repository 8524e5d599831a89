import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text as small as each encoding makes it, for what is compressed once and sent often. */
export const compressed = async (raw: Buffer): Promise<Readonly<Record<'br' | 'gzip', Buffer>>> => ({
  br: await promisify(brotliCompress)(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }),
  gzip: await promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
});
