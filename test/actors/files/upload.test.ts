import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  type ConvertedFile,
  type ConvertFile,
  type RemoveFile,
  type SendFile,
  sendFileMachine,
  type UploadInput,
  uploadMachine,
} from '#machines/actors/files/upload.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aDocument, aFile, claimRef } from '#test/actors/givenFile.ts';
import { script, tellingScript } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(uploadMachine);
const failure = new Failure('245000031');
const gone = undefined;

interface Given {
  convert?: (ConvertedFile | Failure)[];
  send?: (ClaimDocument | Failure)[];
  remove?: (undefined | Failure)[];
  input?: Partial<UploadInput>;
}

const start = ({ convert: conversions = [], send: sends = [], remove: removals = [], input = {} }: Given) => {
  const clock = new SimulatedClock();
  const send = tellingScript<ClaimDocument, SendFile>(...sends);
  const convert = script<ConvertedFile, ConvertFile>(...conversions);
  const remove = script<void, RemoveFile>(...removals);
  const machine = uploadMachine.provide({
    actors: {
      convert: convert.logic,
      send: sendFileMachine.provide({ actors: { call: send.logic } }),
      remove: remove.logic,
    },
  });
  const actor = createActor(machine, {
    clock,
    inspect: walk.inspect,
    input: { ...aFile('front'), claimRef, ...input },
  }).start();
  const status = () => actor.getSnapshot().value;
  const told: number[] = [];
  actor.subscribe(({ context: { progress } }) => {
    if (told.at(-1) !== progress) told.push(progress);
  });
  return { actor, clock, convert, send, remove, status, /** Every progress there was. */ told };
};

test('a file waits until it is told to start', async () => {
  const { send, status } = start({ send: [aDocument('front')] });
  await promisesDone();
  expect([status(), send.asked]).toEqual(['waiting', []]);
});

test('a file is uploading, then uploaded as a document of the claim', async () => {
  const { actor, send, status } = start({ send: [aDocument('front')], input: { documentType: 'PHOTO' } });
  actor.send({ type: 'START' });
  expect(status()).toBe('uploading');
  await promisesDone();
  expect(status()).toBe('uploaded');
  expect(actor.getSnapshot().context.document).toEqual(aDocument('front'));
  const { file, name } = aFile('front');
  expect(send.asked).toEqual([{ claimRef, name, file, documentType: 'PHOTO', isRepeated: false }]);
});

test('a file that is sent once more says that it may have arrived before', async () => {
  const { actor, send } = start({ send: [new Failure('GCL-FE-0005'), aDocument('front')] });
  for (const type of ['START', 'RETRY', 'START'] as const) {
    actor.send({ type });
    await promisesDone();
  }
  expect(send.asked.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
});

test('progress is what the port tells while it sends', async () => {
  const { actor, send, told } = start({});
  actor.send({ type: 'START' });
  for (const progress of [0.25, 0.75]) send.tells[0]?.({ type: 'PROGRESSED', progress });
  expect(told).toEqual([0, 0.25, 0.75]);
});

const screenshot = { ...aFile('front'), name: 'front.png', isConverted: true };
const jpeg = (): ConvertedFile => ({
  name: 'front.jpg',
  file: new Blob(['j']),
  size: 1,
  previewUrl: 'blob:j',
});

test('a picture that is not stored as it is goes up as the JPEG made of it', async () => {
  const { actor, convert, send, status } = start({
    convert: [jpeg()],
    send: [aDocument('front')],
    input: screenshot,
  });
  actor.send({ type: 'START' });
  expect([status(), convert.asked]).toEqual(['converting', [{ name: 'front.png', file: screenshot.file }]]);
  await promisesDone();
  const { name, size, previewUrl } = actor.getSnapshot().context;
  expect([status(), name, size, previewUrl]).toEqual(['waiting', 'front.jpg', 1, 'blob:j']);
  actor.send({ type: 'START' });
  await promisesDone();
  expect([status(), send.asked.map((asked) => asked.name)]).toEqual(['uploaded', ['front.jpg']]);
});

test('a picture that no JPEG can be made of says why and is not sent', async () => {
  const unreadable = new Failure('PICTURE_UNREADABLE');
  const { actor, send, status } = start({ convert: [unreadable], input: screenshot });
  await promisesDone();
  actor.send({ type: 'START' });
  expect([status(), actor.getSnapshot().context.failure, send.asked]).toEqual(['failed', unreadable, []]);
});

test('a picture cancelled while it is converted is converted again when it is tried again', async () => {
  const { actor, status } = start({ convert: [jpeg(), jpeg()], input: screenshot });
  actor.send({ type: 'CANCEL' });
  expect(status()).toBe('cancelled');
  actor.send({ type: 'RETRY' });
  expect(status()).toBe('converting');
  await promisesDone();
  expect(status()).toBe('waiting');
});

test('an uploaded file is wholly sent', async () => {
  const { actor } = start({ send: [aDocument('front')] });
  actor.send({ type: 'START' });
  await promisesDone();
  expect(actor.getSnapshot().context.progress).toBe(1);
});

test('a file refused before it is sent has failed from the beginning, and is never sent', async () => {
  const refusal = new Failure('GCL-FE-0003');
  const { actor, send, status } = start({ input: { refusal, file: undefined } });
  actor.send({ type: 'START' });
  actor.send({ type: 'RETRY' });
  await promisesDone();
  expect([status(), actor.getSnapshot().context.failure, send.asked]).toEqual(['failed', refusal, []]);
});

test('a refused file says why and can be tried again', async () => {
  const { actor, status } = start({ send: [failure, aDocument('front')] });
  actor.send({ type: 'START' });
  await promisesDone();
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['failed', failure]);
  actor.send({ type: 'RETRY' });
  expect(status()).toBe('waiting');
  actor.send({ type: 'START' });
  await promisesDone();
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['uploaded', undefined]);
});

test('a file is sent again by itself as the policy says', async () => {
  const { actor, clock, status } = start({
    send: [new Failure('0'), aDocument('front')],
    input: { retry: { count: 1 } },
  });
  actor.send({ type: 'START' });
  await promisesDone();
  expect(status()).toBe('uploading');
  await pass(clock, 1000);
  expect(status()).toBe('uploaded');
});

test('progress starts over when a file is sent again', () => {
  const { actor, send, told } = start({ input: { retry: { count: 1 } } });
  actor.send({ type: 'START' });
  send.tells[0]?.({ type: 'PROGRESSED', progress: 0.9 });
  send.tells[0]?.({ type: 'FAILED', failure: new Failure('0') });
  expect(told).toEqual([0, 0.9, 0]);
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
  send.tells[0]?.({ type: 'PROGRESSED', progress: 0.5 });
  for (const type of ['CANCEL', 'RETRY', 'START'] as const) actor.send({ type });
  expect(actor.getSnapshot().context.progress).toBe(0);
});

test('a cancelled upload is aborted and can be tried again', async () => {
  const { actor, send, status } = start({});
  actor.send({ type: 'START' });
  actor.send({ type: 'CANCEL' });
  expect([status(), send.stopped]).toEqual(['cancelled', [true]]);
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
  await promisesDone();
  actor.send({ type: 'REMOVE' });
  expect(status()).toBe('removing');
  await promisesDone();
  expect(remove.asked).toEqual([{ claimRef, documentId: 'document-front' }]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: 'front' });
});

const unchecked = { ...aDocument('front'), state: 'CHECKING' } as const;
const refused = { ...aDocument('front'), state: 'REFUSED', refusal: '245000031' } as const;

test('a file that came while the virus scanner is away is being checked until the service knows', async () => {
  const { actor, status } = start({ send: [unchecked] });
  actor.send({ type: 'START' });
  await promisesDone();
  expect(status()).toBe('checking');
  for (const documents of [[], [aDocument('back')], [unchecked]]) {
    actor.send({ type: 'CHECKED', documents });
    expect(status()).toBe('checking');
  }
  actor.send({ type: 'CHECKED', documents: [aDocument('back'), aDocument('front')] });
  expect([status(), actor.getSnapshot().context.document]).toEqual(['uploaded', aDocument('front')]);
});

test('a file that turns out to be infected says so, is not sent again by itself, and is removed at the service', async () => {
  const { actor, remove, status } = start({ send: [unchecked], remove: [gone] });
  actor.send({ type: 'START' });
  await promisesDone();
  actor.send({ type: 'CHECKED', documents: [refused] });
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['failed', failure]);
  actor.send({ type: 'REMOVE' });
  await promisesDone();
  expect([status(), remove.asked]).toEqual(['removed', [{ claimRef, documentId: 'document-front' }]]);
});

test('an infected file is sent once more where the reporter insists', async () => {
  const { actor, status } = start({ send: [unchecked, aDocument('front')] });
  actor.send({ type: 'START' });
  await promisesDone();
  actor.send({ type: 'CHECKED', documents: [refused] });
  actor.send({ type: 'RETRY' });
  expect(status()).toBe('waiting');
  actor.send({ type: 'START' });
  await promisesDone();
  expect(status()).toBe('uploaded');
});

test.each([
  ['is being checked', unchecked, 'checking'],
  ['was refused', refused, 'failed'],
])(
  'a document that %s is known by that from the start, also where it cannot be removed',
  async (_, document, state) => {
    const { actor, status } = start({ remove: [new Failure('245000000')], input: { document } });
    expect(status()).toBe(state);
    actor.send({ type: 'REMOVE' });
    expect(status()).toBe('removing');
    await promisesDone();
    expect(status()).toBe(state);
  },
);

test('a document refused for what nobody knows here is told as one that could not be checked', () => {
  const { actor } = start({ input: { document: { ...refused, refusal: '999' } } });
  expect(actor.getSnapshot().context.failure).toEqual(new Failure('245000028'));
});

test('a removal that fails leaves the file uploaded and says why', async () => {
  const { actor, status } = start({
    remove: [new Failure('245000000')],
    input: { document: aDocument('front') },
  });
  actor.send({ type: 'REMOVE' });
  await promisesDone();
  expect([status(), actor.getSnapshot().context.failure]).toEqual(['uploaded', new Failure('245000000')]);
});

test('a document the service no longer has is removed', async () => {
  const { actor, status } = start({ remove: [new Failure('404')], input: { document: aDocument('front') } });
  actor.send({ type: 'REMOVE' });
  await promisesDone();
  expect(status()).toBe('removed');
});

test('a document that lies with the claim is uploaded from the start', async () => {
  const { actor, send, status } = start({ input: { document: aDocument('front') } });
  actor.send({ type: 'START' });
  await promisesDone();
  expect([status(), send.asked]).toEqual(['uploaded', []]);
});

test.each(['failed', 'cancelled'])('a %s file is removed without asking the service', async (end) => {
  const { actor, remove, status } = start({ send: [failure] });
  actor.send({ type: 'START' });
  if (end === 'cancelled') actor.send({ type: 'CANCEL' });
  await promisesDone();
  expect(status()).toBe(end);
  actor.send({ type: 'REMOVE' });
  expect([status(), remove.asked]).toEqual(['removed', []]);
});

test('a file whose sending breaks inside has failed and can be tried again', async () => {
  const broken = sendFileMachine.provide({
    guards: {
      mayRetry: () => {
        throw new Error('broken');
      },
    },
  });
  const actor = createActor(uploadMachine.provide({ actors: { send: broken } }), {
    inspect: walk.inspect,
    input: { ...aFile('front'), claimRef },
  }).start();
  actor.send({ type: 'START' });
  await promisesDone();
  const { value, context } = actor.getSnapshot();
  expect([value, context.failure?.code]).toEqual(['failed', 'internal-server-error']);
  actor.send({ type: 'RETRY' });
  expect(actor.getSnapshot().value).toBe('waiting');
});

test('every transition of upload is walked', () => {
  expect(walk.left()).toEqual([]);
});
