import { requestedWith } from '#machines/service/requestedWith.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Tell } from '#machines/calls/port.ts';
import { readFailure } from '#machines/calls/readFailure.ts';
import { medianOf } from '#machines/sales/speed/grades.ts';
import type { SpeedNews } from '#machines/sales/speed/speedTestMachine.ts';
import { speedBounds, speedCalls } from '#machines/service/sales/speedCalls.ts';

type Told = Tell<SpeedNews>;
/** A measurement: tells how far it is and how it ends, and returns what stops it. */
type Measure = (tell: Told) => () => void;

const headers = requestedWith;
const pings = 9;
/** Milliseconds between two answers that are measured beside a transfer. */
const pause = 250;
const part = 64 * 1024;

/** How long an answer takes: the one in the middle of a few, after one that opens the connection. */
export const measureLatency: Measure = (tell) =>
  measuring(tell, async (signal) => {
    await ping(signal);
    const times: number[] = [];
    for (let made = 1; made <= pings; made += 1) {
      times.push(await ping(signal));
      tell({ type: 'SAMPLE', progress: made / pings, value: medianOf(times) });
    }
    return { value: medianOf(times) };
  });

/** How many bits a second come, and how long an answer takes meanwhile. */
export const measureDownload: Measure = (tell) =>
  measuring(tell, (signal) => besideAnswers(signal, (ended) => download(tell, ended)));

/** How many bits a second go, and how long an answer takes meanwhile. */
export const measureUpload: Measure = (tell) =>
  measuring(tell, (signal) => besideAnswers(signal, (ended) => upload(tell, ended)));

interface Result {
  readonly value: number;
  readonly loadedLatency?: number;
}

/** Does the work until it is stopped, and tells its end. */
function measuring(tell: Told, work: (signal: AbortSignal) => Promise<Result>): () => void {
  const stop = new AbortController();
  work(stop.signal).then(
    (result) => tell({ type: 'MEASURED', ...result }),
    (cause: unknown) => {
      if (stop.signal.aborted) return;
      tell({ type: 'FAILED', failure: cause instanceof Failure ? cause : new Failure('0', { cause }) });
    },
  );
  return () => stop.abort();
}

async function ping(signal: AbortSignal): Promise<number> {
  const begin = performance.now();
  const response = await fetch(speedCalls.speedPing.path, { headers, cache: 'no-store', signal });
  await refuseFailed(response);
  await response.text();
  return performance.now() - begin;
}

async function refuseFailed(response: Response): Promise<void> {
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => undefined);
  throw readFailure(body, response.status, response.headers.get('retry-after'));
}

/** Measures a transfer, and answers beside it as long as it lasts. */
async function besideAnswers(
  signal: AbortSignal,
  transfer: (signal: AbortSignal) => Promise<number>,
): Promise<Result> {
  const end = new AbortController();
  const times: number[] = [];
  const answers = async (): Promise<void> => {
    while (!end.signal.aborted) {
      times.push(await ping(end.signal));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  // An answer that does not come beside a transfer is cut off with it.
  const asked = answers().catch(() => undefined);
  try {
    const value = await transfer(signal);
    return { value, ...(times.length > 0 && { loadedLatency: medianOf(times) }) };
  } finally {
    end.abort();
    await asked;
  }
}

/** Tells how far a transfer is, and gives its bits a second. */
function meter(
  tell: Told,
  most: number,
): { readonly tell: (bytes: number) => void; readonly rate: () => number } {
  const begin = performance.now();
  let moved = 0;
  const rate = () => (moved * 8 * 1000) / Math.max(1, performance.now() - begin);
  return {
    rate,
    tell: (bytes) => {
      moved = bytes;
      const time = (performance.now() - begin) / speedBounds.time;
      tell({ type: 'SAMPLE', progress: Math.min(1, Math.max(bytes / most, time)), value: rate() });
    },
  };
}

async function download(tell: Told, signal: AbortSignal): Promise<number> {
  const response = await fetch(speedCalls.speedDownload.path, { headers, cache: 'no-store', signal });
  await refuseFailed(response);
  const reader = response.body?.getReader();
  const meted = meter(tell, speedBounds.down);
  let received = 0;
  for (;;) {
    const read = await reader?.read();
    if (!read?.value) break;
    received += read.value.byteLength;
    meted.tell(received);
  }
  return meted.rate();
}

/** By XMLHttpRequest, because fetch does not tell what is still on its way up. */
const upload = (tell: Told, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const meted = meter(tell, speedBounds.up);
    request.open('POST', speedCalls.speedUpload.path);
    request.setRequestHeader('x-requested-with', headers['x-requested-with']);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.timeout = speedBounds.time;
    request.upload.addEventListener('progress', ({ loaded }) => meted.tell(loaded));
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve(meted.rate());
      reject(readFailure(request.response, request.status, request.getResponseHeader('retry-after')));
    });
    // What went until then says enough.
    request.addEventListener('timeout', () => resolve(meted.rate()));
    request.addEventListener('error', () => reject(new Failure('0')));
    signal.addEventListener('abort', () => request.abort());
    request.send(randomBlob());
  });

/** No two of its parts differ, and none can be compressed. */
function randomBlob(): Blob {
  const bytes = crypto.getRandomValues(new Uint8Array(part));
  return new Blob(Array.from({ length: Math.floor(speedBounds.up / part) }, () => bytes));
}
