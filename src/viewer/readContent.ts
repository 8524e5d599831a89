import { Failure } from '#machines/calls/failures.ts';
import { readFailure } from '#machines/calls/readFailure.ts';

/** The content of a file that is at hand, or lies at an address. Rejects with a Failure. */
export async function readContent(source: Blob | string, signal: AbortSignal): Promise<Blob> {
  if (typeof source !== 'string') return source;
  const answer = await fetch(source, { signal }).catch((cause: unknown) => {
    throw new Failure('0', { cause });
  });
  if (!answer.ok) throw readFailure(await answer.json().catch(() => undefined), answer.status);
  return answer.blob();
}
