import { AwsClient } from 'aws4fetch';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { Failure } from '#machines/calls/failures.ts';
import { listed, type DocumentStore, type StoredDocument } from './documentStore.ts';

const timeout = 30_000;

/** Where S3-compatible storage is. */
export interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * A store that keeps documents in S3-compatible storage, one object each. When the storage is away, it fails with 245000000 and
 * status 503.
 */
export function openS3Store({ endpoint, bucket, ...access }: S3Place): DocumentStore {
  const client = new AwsClient({ ...access, service: 's3', retries: 0 });
  const place = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const urlOf = (id: string): string => `${place}/${id}`;

  const ask = async (url: string, init: RequestInit, accepted: readonly number[]): Promise<Response> => {
    try {
      const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
      if (!accepted.includes(response.status)) throw new Error(`The storage answered ${response.status}.`);
      return response;
    } catch (cause) {
      throw new Failure('245000000', { status: 503, cause });
    }
  };

  return {
    keep: async (id, path) => {
      // Signed without its checksum, which would have to be known before the first byte is sent.
      const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
      await ask(urlOf(id), { method: 'PUT', body: await openAsBlob(path), headers }, [200]);
    },
    has: async (id) => {
      const { status } = await ask(urlOf(id), { method: 'HEAD' }, [200, 404]);
      return status === 200;
    },
    read: async (id) => {
      const { body, status } = await ask(urlOf(id), { method: 'GET' }, [200, 404]);
      if (status === 404) throw new Failure('404');
      return Readable.from(body ?? []);
    },
    remove: async (id) => {
      await ask(urlOf(id), { method: 'DELETE' }, [200, 204, 404]);
    },
    list: async function* () {
      for (let next: string | undefined = ''; next !== undefined;) {
        const from: string = next && `&continuation-token=${encodeURIComponent(next)}`;
        const response = await ask(`${place}?list-type=2${from}`, { method: 'GET' }, [200]);
        const text: string = await response.text();
        yield* objectsIn(text);
        next = textIn(text, 'NextContinuationToken');
      }
    },
    check: async () => {
      await ask(urlOf('none'), { method: 'HEAD' }, [200, 404]);
    },
  };
}

function* objectsIn(answer: string): Generator<StoredDocument> {
  for (const [object] of answer.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const one = listed(textIn(object, 'Key') ?? '', new Date(textIn(object, 'LastModified') ?? 0));
    if (one) yield one;
  }
}

/** The text of an element; names of ours and tokens need no more of XML than this. */
const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
