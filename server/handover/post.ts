import type { Envelope } from '#server/outgoing/events.ts';
import { traceHeaders } from '#server/traces/cause.ts';
import { outcomeOf, type Outcome } from './answer.ts';
import type { PushPlace } from './place.ts';
import { patience } from './schedule.ts';
import { signedHeaders } from './signature.ts';

/** Bytes that the body of an event has at most. */
const longestBody = 512 * 1024;
/** Characters of an answer that are read. */
const longestAnswer = 64 * 1024;

interface Posting {
  readonly place: PushPlace;
  readonly now: () => Date;
  /** It was handed over before. */
  readonly isReplay: boolean;
  /** Aborted when the service is to be stopped. */
  readonly stopping: AbortSignal;
}

/** Posts an event to the core, signed as of now, and gives what came of it. Rejects only where the service is stopped meanwhile. */
export async function post(envelope: Envelope, posting: Posting): Promise<Outcome> {
  const { place, now, isReplay, stopping } = posting;
  const body = JSON.stringify(envelope);
  if (Buffer.byteLength(body) > longestBody) return { is: 'UNFIT', reason: 'TOO_LARGE' };
  const timestamp = String(Math.floor(now().getTime() / 1000));
  try {
    const response = await fetch(place.url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...signedHeaders({ id: envelope.id, timestamp, body }, place.secrets),
        ...traceHeaders(),
        ...(isReplay && { 'hlaska-replay': '1' }),
      },
      body,
      // What is told is for this address alone.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(patience), stopping]),
    });
    const { status, headers } = response;
    return outcomeOf({ status, text: await textOf(response), retryAfter: headers.get('retry-after') }, now());
  } catch (error) {
    if (stopping.aborted) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { is: 'AWAY', reason: isLate ? 'TIMEOUT' : 'UNREACHABLE' };
  }
}

/** The beginning of an answer: a longer one is none by the contract. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) break;
  }
  return text;
}
