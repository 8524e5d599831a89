import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '#server/documents/s3Store.ts';

const access = { bucket: 'documents', region: 'auto', accessKeyId: 'KEY', secretAccessKey: 'SECRET' };

interface StoredObject {
  readonly content: Buffer;
  at: Date;
}

export interface FakeStorage {
  readonly place: S3Place;
  /** Makes an object older than it is. */
  age(id: string, at: Date): void;
  close(): void;
}

/** Storage that keeps objects in memory and, unlike many fakes, refuses a request whose signature is wrong. */
export async function startStorage(): Promise<FakeStorage> {
  const objects = new Map<string, StoredObject>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = await buffer(request);
    const name = request.url ?? '';
    const found = objects.get(name);
    if (!isSigned(request)) response.writeHead(403).end();
    else if (request.method === 'PUT') {
      objects.set(name, { content, at: new Date() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (name.startsWith(`/${access.bucket}?`)) response.writeHead(200).end(listOf(objects, name));
    else if (found) response.writeHead(200).end(found.content);
    else response.writeHead(404).end();
  };
  // Whoever asks may be killed meanwhile.
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, ...access },
    age: (id, at) => {
      const object = objects.get(`/${access.bucket}/${id}`);
      if (object) object.at = at;
    },
    close: () => server.close(),
  };
}

/** Few at a time, so that whoever lists asks again. */
const listedAtOnce = 2;

function listOf(objects: ReadonlyMap<string, StoredObject>, url: string): string {
  const after = new URLSearchParams(url.split('?')[1]).get('continuation-token') ?? '';
  const keys = [...objects.keys()].map((name) => name.slice(access.bucket.length + 2)).toSorted();
  const from = keys.filter((key) => `${key}=&` > after);
  const shown = from.slice(0, listedAtOnce);
  const contents = shown.map((key) => {
    const at = objects.get(`/${access.bucket}/${key}`)?.at.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const isCut = from.length > shown.length;
  const next = isCut ? `<NextContinuationToken>${shown.at(-1)}=&amp;</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** Checks signature version 4, computed again from what came in. */
function isSigned(request: IncomingMessage): boolean {
  const given = header(request, 'authorization');
  const [, names = '', signature = ''] = /SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(given) ?? [];
  const date = header(request, 'x-amz-date');
  const scope = `${date.slice(0, 8)}/${access.region}/s3/aws4_request`;
  const canonical = [
    request.method,
    request.url?.split('?')[0],
    request.url?.split('?')[1]?.split('&').toSorted().join('&') ?? '',
    ...names.split(';').map((name) => `${name}:${header(request, name)}`),
    '',
    names,
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${access.secretAccessKey}`, date.slice(0, 8)), access.region),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n')).toString('hex');
  return (
    expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
  );
}
