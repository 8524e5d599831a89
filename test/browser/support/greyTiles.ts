import { createServer } from 'node:http';
import { freePort } from './freePort.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

let address: Promise<string> | undefined;

/**
 * The template of tiles that are one grey pixel each, from a server of this process: nothing of a test stands on the network. Who
 * answered for them in the browser instead would keep it from using what it has loaded before.
 */
export const greyTiles = (): Promise<string> => (address ??= serve());

const serve = async (): Promise<string> => {
  const port = await freePort();
  const server = createServer((_, response) => response.setHeader('content-type', 'image/png').end(pixel));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  server.unref();
  return `http://localhost:${port}/{z}/{x}/{y}.png`;
};
