import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Tokens } from '#machines/actors/signIn/token.ts';

const Read = z.object({ accessToken: z.string(), refreshToken: z.string() });
const lengths = { iv: 12, tag: 16 };

// The database knows the cookie by its hash only, so without the browser nobody can open them.
const keyFor = (cookie: string): Buffer => Buffer.from(hkdfSync('sha256', cookie, '', 'tokens', 32));

/** The tokens of a sign-in as they are stored: opened only by the cookie of their session. */
export const seal = (tokens: Tokens, cookie: string): string => {
  const iv = randomBytes(lengths.iv);
  const cipher = createCipheriv('aes-256-gcm', keyFor(cookie), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

/**
 * The tokens that were sealed with a cookie.
 *
 * @throws Error for another cookie, and for what was not sealed
 */
export const unseal = (sealed: string, cookie: string): Tokens => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(cookie), bytes.subarray(0, lengths.iv));
  decipher.setAuthTag(bytes.subarray(lengths.iv, lengths.iv + lengths.tag));
  const text = Buffer.concat([decipher.update(bytes.subarray(lengths.iv + lengths.tag)), decipher.final()]);
  return Read.parse(JSON.parse(text.toString()));
};
