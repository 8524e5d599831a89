import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { languageKey } from '#machines/service/prerenderedPage.ts';
import type { Language } from '#src/i18n/languages.ts';

/** What the service sends to a browser that comes for the first time: the bytes on their way, and what they say. */
export async function sentTo(language: Language, url: string): Promise<{ bytes: number; text: string }> {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br', cookie: `${languageKey}=${language}` };
  const [answer]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}.`);
  const sent = await buffer(answer);
  const isCompressed = answer.headers['content-encoding'] === 'br';
  return { bytes: sent.length, text: (isCompressed ? brotliDecompressSync(sent) : sent).toString() };
}
