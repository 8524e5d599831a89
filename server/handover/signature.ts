import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed: the id of the event, the second of this attempt, and the body byte by byte. */
export interface Signed {
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
}

/** Seconds by which the clocks of both sides may differ. */
const apart = 5 * 60;

const signatureBy = ({ id, timestamp, body }: Signed, secret: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** The value of `webhook-signature`, one signature for each secret. Source: Standard Webhooks 1.0.0. */
export const signatureOf = (signed: Signed, secrets: readonly string[]): string =>
  secrets.map((secret) => signatureBy(signed, secret)).join(' ');

/** The headers by which a receiver knows an event as ours and as new. */
export const signedHeaders = (
  signed: Signed,
  secrets: readonly string[],
): Readonly<Record<string, string>> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': signed.timestamp,
  'webhook-signature': signatureOf(signed, secrets),
});

interface Shown {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly secret: string;
  readonly now: Date;
}

/** True where one of the signatures of a request is by the secret, and it was sent within five minutes. */
export function isSignedBy({ headers, body, secret, now }: Shown): boolean {
  const [id, timestamp, shown] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (id === undefined || timestamp === undefined || shown === undefined) return false;
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= apart)) return false;
  const expected = Buffer.from(signatureBy({ id, timestamp, body }, secret));
  return shown.split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
