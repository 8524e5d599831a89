import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languageKey } from '#machines/service/prerenderedPage.ts';
import { Language, type Configuration } from '#machines/service/configuration.ts';
import type { PageDocument } from './pageDocument.ts';

/** The language that somebody chose, or that their browser asks for, or the default. */
export const languageOf = (
  request: FastifyRequest,
  { languages, defaultLanguage }: Pick<Configuration, 'languages' | 'defaultLanguage'>,
): Language => {
  const wanted = new Negotiator(request).languages([...languages]);
  const [chosen] = [request.cookies[languageKey], ...wanted].flatMap((one) => {
    const known = Language.safeParse(one).data;
    return known && languages.includes(known) ? [known] : [];
  });
  return chosen ?? defaultLanguage;
};

/** Sends a document, or that it has not changed, with the policy that lets its own style and script pass. */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, hashes }: PageDocument,
): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace("style-src 'self'", `style-src 'self' ${hashes.style}`)
    .replace("script-src 'self'", `script-src 'self' ${hashes.script}`);
  reply.headers({
    'content-security-policy': policy,
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'private, no-cache',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingOf(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes[encoding]);
};

const encodingOf = (request: FastifyRequest): keyof PageDocument['bytes'] => {
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity']);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

/** The smallest first. */
const encodings = ['br', 'gzip'] as const;
