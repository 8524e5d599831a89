import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type SendFile, type UploadInput, uploadMachine } from '../../machines/actors/upload.ts';
import { uploadStatus } from '../../machines/actors/uploadStatus.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import { Failure } from '../../machines/service/failures.ts';
import { aDocument, address, aFile } from './givenFile.ts';
import { script } from './script.ts';
import { pass, settled } from './time.ts';
import { walked } from './walked.ts';

const walk = walked(uploadMachine);
const failure = new Failure('245000031');
const gone = undefined;

interface Given {
  send?: (ClaimDocument | Failure)[];
  remove?: (undefined | Failure)[];
  input?: Partial<UploadInput>;
}

const start = ({ send: sends = [], remove: removals = [], input = {} }: Given) => {
  const clock = new SimulatedClock();
  const send = script<ClaimDocument, SendFile>(...sends);
  const remove = script<void, { address: UploadInput['address']; documentId: string }>(...removals);
  const machine = uploadMachine.provide({ actors: { send: send.logic, remove: remove.logic } });
  const actor = createActor(machine, {
    clock,
    inspect: walk.inspect,
    input: { ...aFile('front'), address, ...input },
  }).start();
  const status = () => uploadStatus(actor.getSnapshot());
  return { actor, clock, send, remove, status };
};

test('a file waits until it is told to start', async () => {
  const { send, status } = start({ send: [aDocument('front')] });
  await settled();
  expect([status(), send.asked]).toEqual(['waiting', []]);
});

test('a file is uploading, then uploaded as a document of the claim', async () => {
  const { actor, send, status } = start({ send: [aDocument('front')], input: { documentType: 'PHOTO' } });
  actor.send({ type: 'START' });
  expect(status()).toBe('uploading');
  await settled();
  expect(status()).toBe('uploaded');
  expect(actor.getSnapshot().context.document).toEqual(aDocument('front'));
  const { file, name } = aFile('front');
  const onProgress = expect.any(Function);
  expect(send.asked).toEqual([{ address, name, file, documentType: 'PHOTO', onProgress }]);
});

test('progress is what the port tells while it sends', async () => {
  const { actor, send } = start({});
  const seen: number[] = [];
  actor.subscribe(({ context }) => seen.push(context.progress));
  actor.send({ type: 'START' });
  send.asked[0]?.onProgress(0.25);
  send.asked[0]?.onProgress(0.75);
  expect(seen).toEqual([0, 0.25, 0.75]);
});

test('an uploaded file is wholly sent', async () => {
  const { actor } = start({ send: [aDocument('front')] });
  actor.send({ type: 'START' });
  await settled();
  expect(actor.getSnapshot().context.progress).toBe(1);
});

test('a refused file says why and can be tried again', async () => {
  const { actor, status } = start({ send: [failure, aDocument('front')] });
  actor.send({ type: 'START' });
  await settled();
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['failed', failure]);
  actor.send({ type: 'RETRY' });
  expect(status()).toBe('waiting');
  actor.send({ type: 'START' });
  await settled();
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['uploaded', undefined]);
});

test('a file is sent again by itself as the policy says', async () => {
  const { actor, clock, status } = start({
    send: [new Failure('0'), aDocument('front')],
    input: { retry: { count: 1 } },
  });
  actor.send({ type: 'START' });
  await settled();
  expect(status()).toBe('uploading');
  await pass(clock, 1000);
  expect(status()).toBe('uploaded');
});

test('progress starts over when a file is sent again', async () => {
  const progressing = uploadMachine.provide({
    actors: {
      send: fromPromise(({ input }) => {
        input.onProgress(0.9);
        return Promise.reject(new Failure('0'));
      }),
    },
  });
  const actor = createActor(progressing, {
    input: { ...aFile('front'), address, retry: { count: 1 } },
  }).start();
  const seen: number[] = [];
  actor.subscribe(({ context }) => seen.push(context.progress));
  actor.send({ type: 'START' });
  await settled();
  expect(seen).toEqual([0, 0.9, 0]);
  actor.stop();
});

test('a file tried again by hand starts over, with all its retries', async () => {
  const away = new Failure('0');
  const { actor, clock, send, status } = start({
    send: [away, away, away, aDocument('front')],
    input: { retry: { count: 1 } },
  });
  actor.send({ type: 'START' });
  await pass(clock, 1000);
  expect(status()).toBe('failed');
  actor.send({ type: 'RETRY' });
  actor.send({ type: 'START' });
  await pass(clock, 1000);
  expect([status(), send.asked.length]).toEqual(['uploaded', 4]);
});

test('a file cancelled half way and tried again has sent nothing yet', () => {
  const { actor, send } = start({});
  actor.send({ type: 'START' });
  send.asked[0]?.onProgress(0.5);
  for (const type of ['CANCEL', 'RETRY', 'START'] as const) actor.send({ type });
  expect(actor.getSnapshot().context.progress).toBe(0);
});

test('a cancelled upload is aborted and can be tried again', async () => {
  const { actor, send, status } = start({});
  actor.send({ type: 'START' });
  actor.send({ type: 'CANCEL' });
  expect([status(), send.signals.map(({ aborted }) => aborted)]).toEqual(['cancelled', [true]]);
  actor.send({ type: 'RETRY' });
  expect(status()).toBe('waiting');
});

test('a waiting file can be cancelled before it was sent', () => {
  const { actor, status } = start({});
  actor.send({ type: 'CANCEL' });
  actor.send({ type: 'START' });
  expect(status()).toBe('cancelled');
});

test('an uploaded file is removing until the service has removed it', async () => {
  const { actor, remove, status } = start({ send: [aDocument('front')], remove: [gone] });
  actor.send({ type: 'START' });
  await settled();
  actor.send({ type: 'REMOVE' });
  expect(status()).toBe('removing');
  await settled();
  expect(remove.asked).toEqual([{ address, documentId: 'document-front' }]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: 'front' });
});

test('a removal that fails leaves the file uploaded and says why', async () => {
  const { actor, status } = start({
    remove: [new Failure('245000000')],
    input: { document: aDocument('front') },
  });
  actor.send({ type: 'REMOVE' });
  await settled();
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['uploaded', new Failure('245000000')]);
});

test('a document the service no longer has is removed', async () => {
  const { actor, status } = start({ remove: [new Failure('404')], input: { document: aDocument('front') } });
  actor.send({ type: 'REMOVE' });
  await settled();
  expect(status()).toBe('removed');
});

test('a document that lies with the claim is uploaded from the start', async () => {
  const { actor, send, status } = start({ input: { document: aDocument('front') } });
  actor.send({ type: 'START' });
  await settled();
  expect([status(), send.asked]).toEqual(['uploaded', []]);
});

test.each(['failed', 'cancelled'])('a %s file is removed without asking the service', async (end) => {
  const { actor, remove, status } = start({ send: [failure] });
  actor.send({ type: 'START' });
  if (end === 'cancelled') actor.send({ type: 'CANCEL' });
  await settled();
  expect(status()).toBe(end);
  actor.send({ type: 'REMOVE' });
  expect([status(), remove.asked]).toEqual(['removed', []]);
});

test('every transition of upload is walked', () => {
  expect(walk.left()).toEqual([]);
});
