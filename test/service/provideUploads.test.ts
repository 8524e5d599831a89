import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '#machines/calls/failures.ts';
import { createClient, type Client } from '#src/service/client.ts';
import { loadSendFile, provideUploads } from '#src/service/provideUploads.ts';
import { aDocument, aFile, claimRef } from '#test/actors/givenFile.ts';

/** A request as the browser makes it, whose service is the test. */
class ARequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: string[] = [];
  asked = '';
  form: FormData | undefined;
  status = 0;
  response: unknown;
  answered: Readonly<Record<string, string>> = {};
  isAborted = false;
  open(method: string, path: string): void {
    this.asked = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.push(`${name}: ${value}`);
  }
  send(form: FormData): void {
    this.form = form;
    requests.push(this);
  }
  abort(): void {
    this.isAborted = true;
  }
  getResponseHeader(name: string): string | null {
    return this.answered[name] ?? null;
  }
  answer(status: number, response: unknown, answered: Readonly<Record<string, string>> = {}): void {
    Object.assign(this, { status, response, answered });
    this.dispatchEvent(new Event('load'));
  }
}

let requests: ARequest[] = [];
beforeAll(async () => void (await loadSendFile()));
beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', ARequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let told: string[] = [];
const client = {
  call: () => Promise.reject(new Failure('0')),
  ask: () => Promise.reject(new Failure('0')),
  observe: ({ method, path }: { method: string; path: string }) => {
    told = [`${method} ${path}`];
    return {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      completed: () => void told.push('completed'),
      failed: ({ code, status }: Failure) => void told.push(`failed ${code} ${status}`),
    };
  },
};

/** What the service answers when it has the file. */
const stored = { ...aDocument('front'), documentId: '6f1f4a52-3f0d-4c1a-9a2e-6a1f0d3c1b11' };

/** One file whose upload has begun. */
const start = (given: Client = client) => {
  const uploads = createActor(provideUploads(given), { input: { claimRef, parallel: 1 } }).start();
  uploads.send({ type: 'ADD', files: [{ ...aFile('front'), documentType: 'PHOTO' }] });
  const [upload] = uploads.getSnapshot().context.uploads;
  const [request] = requests;
  if (!upload || !request) throw new Error('nothing is sent');
  return { upload, request, look: () => upload.getSnapshot() };
};

describe('whoever observes calls is told of an upload', () => {
  const upload = 'POST /rest/:service/:claimRequestUuid/documents';

  test('that arrived', () => {
    start().request.answer(200, stored);
    expect(told).toEqual([upload, 'completed']);
  });

  test('that finds the session expired', () => {
    start().request.answer(401, {
      code: '245000009',
      message: '',
      status: 401,
      requestId: stored.documentId,
    });
    expect(told).toEqual([upload, 'failed 245000009 401']);
  });

  test('that broke off', () => {
    start().request.dispatchEvent(new Event('error'));
    expect(told).toEqual([upload, 'failed GCL-FE-0005 0']);
  });

  test('that was called off, once', () => {
    const { upload: file, request } = start();
    file.send({ type: 'CANCEL' });
    request.dispatchEvent(new Event('abort'));
    expect(told).toEqual([upload, 'failed AJAX_ABORTED 0']);
  });
});

test('a file that finds no room is not sent again before the service wants it', () => {
  const { request, look } = start();
  const full = { code: '245000004', message: '', status: 503, requestId: stored.documentId };
  request.answer(503, full, { 'retry-after': '4' });
  expect(look().context.failure?.retryAfter).toBe(4);
});

test('a file goes up as a form, to the claim it belongs to', () => {
  const { request } = start();
  expect(request.asked).toBe(`POST /rest/claim/${claimRef.claimRequestUuid}/documents`);
  expect(request.headers).toEqual([
    'x-requested-with: XMLHttpRequest',
    'traceparent: 00-0f8fad5bd9cb469fa16570867728950e-a16570867728950e-01',
  ]);
  const sent = request.form?.get('file');
  expect([request.form?.get('documentType'), sent instanceof File && sent.name]).toEqual([
    'PHOTO',
    'front.jpg',
  ]);
});

test('how much of it has gone up is told', () => {
  const { request, look } = start();
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  expect(look().context.progress).toBe(0.25);
});

test('a file that is stored is a document', () => {
  const { request, look } = start();
  request.answer(200, stored);
  expect([look().value, look().context.document]).toEqual(['uploaded', stored]);
});

test('a file the service refuses has failed for its reason', () => {
  const { request, look } = start();
  request.answer(400, { code: '245000031', message: 'Infected.', status: 400, requestId: 'r1' });
  expect([look().value, look().context.failure?.code]).toEqual(['failed', '245000031']);
});

test('an answer that cannot be read is no document', () => {
  const { request, look } = start();
  request.answer(200, { documentId: 7 });
  expect(look().value).toBe('failed');
});

test('a connection that broke is told with the name of the file', () => {
  const { request, look } = start();
  request.dispatchEvent(new Event('error'));
  const { failure } = look().context;
  expect([look().value, failure?.code, failure?.params]).toEqual([
    'failed',
    'GCL-FE-0005',
    { name: 'front.jpg' },
  ]);
});

test('a file that is cancelled goes no further', () => {
  const { upload, request, look } = start();
  upload.send({ type: 'CANCEL' });
  request.answer(200, stored);
  expect([request.isAborted, look().value]).toEqual([true, 'cancelled']);
});

describe('a file sent once more that the service has already', () => {
  const exists = { code: '245000016', message: '', status: 409, requestId: 'r1' };
  const quiet = () => undefined;
  const observer = { onStarted: quiet, onCompleted: quiet, onCancelled: quiet, onFailed: quiet };
  const listed = { ...stored, size: aFile('front').size, documentType: 'PHOTO' };

  test.each([
    ['is the one it has', listed, 'uploaded'],
    ['is refused where that one is another', { ...listed, name: 'other.jpg' }, 'failed'],
  ])('%s', async (_, document, state) => {
    vi.stubGlobal('fetch', async () => Response.json({ documents: [document] }));
    const { upload, request } = start(createClient(observer));
    request.dispatchEvent(new Event('error'));
    upload.send({ type: 'RETRY' });
    requests[1]?.answer(409, exists);
    const { value } = await waitFor(upload, (snapshot) => snapshot.value !== 'uploading');
    expect(value).toBe(state);
  });

  test('is refused where it was not sent before', () => {
    const { request, look } = start(createClient(observer));
    request.answer(409, exists);
    expect([look().value, look().context.failure?.code]).toEqual(['failed', '245000016']);
  });
});
