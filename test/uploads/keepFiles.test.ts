import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Tell, telling } from '#machines/calls/port.ts';
import type { CallNews } from '#machines/calls/retry.ts';
import { type SendFile, sendFileMachine, uploadMachine } from '#machines/actors/files/upload.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { FileMemory, StoredFile } from '#src/shell/fileMemory.ts';
import { keepFiles } from '#src/uploads/keepFiles.ts';
import { aDocument, aFile, claimRef } from '#test/actors/givenFile.ts';
import { promisesDone } from '#test/actors/time.ts';

const hour = 60 * 60_000;

/** A browser that keeps files, over as many documents as the test opens. */
const browser = () => {
  const files = new Map<string, StoredFile>();
  const memory: FileMemory = {
    keep: async (file) => void files.set(file.id, file),
    remove: async (id) => void files.delete(id),
    read: async () => [...files.values()],
  };
  let time = 0;
  const open = async (documents: ClaimDocument[] = [], uuid: string = claimRef.claimRequestUuid) => {
    const asked: SendFile[] = [];
    const tells: Tell<CallNews<ClaimDocument>>[] = [];
    const call = telling((tell: Tell<CallNews<ClaimDocument>>, { request }: { request: SendFile }) => {
      asked.push(request);
      tells.push(tell);
      return () => undefined;
    });
    const upload = uploadMachine.provide({
      actors: { send: sendFileMachine.provide({ actors: { call } }), remove: fromPromise(async () => {}) },
    });
    const uploads = createActor(uploadsMachine.provide({ actors: { upload } }), {
      input: { claimRef: { ...claimRef, claimRequestUuid: uuid }, parallel: 2, documents },
    }).start();
    await keepFiles(uploads, { memory, now: () => time });
    const end = async (at: number, news: CallNews<ClaimDocument>) => {
      tells[at]?.(news);
      await promisesDone();
    };
    const add = async (...ids: string[]) => {
      uploads.send({ type: 'ADD', files: ids.map(aFile) });
      await promisesDone();
    };
    return { uploads, asked, end, add };
  };
  return { files, memory, open, pass: (ms: number) => (time += ms), kept: () => [...files.keys()] };
};

test('a file is kept until the service has it', async () => {
  const { open, kept } = browser();
  const { add, end } = await open();
  await add('a', 'b');
  expect(kept()).toEqual(['a', 'b']);
  await end(0, { type: 'SENT', value: aDocument('a') });
  expect(kept()).toEqual(['b']);
});

test('a file that broke off is kept, one that was called off is not', async () => {
  const { open, kept } = browser();
  const { uploads, add, end } = await open();
  await add('a', 'b');
  await end(0, { type: 'FAILED', failure: new Failure('GCL-FE-0005') });
  uploads.send({ type: 'LEAVE' });
  await promisesDone();
  expect(kept()).toEqual(['a']);
});

test('a document opened again sends what the last one left on its way, and says that it may be there already', async () => {
  const { open, kept } = browser();
  await (await open()).add('a');
  const { asked, end } = await open();
  expect(asked.map(({ name, isRepeated }) => [name, isRepeated])).toEqual([['a.jpg', true]]);
  await end(0, { type: 'SENT', value: aDocument('a') });
  expect(kept()).toEqual([]);
});

test('a file under which the session ended is kept, and goes up when the report is opened again', async () => {
  const { open, kept } = browser();
  const { add, end } = await open();
  await add('a');
  await end(0, { type: 'FAILED', failure: new Failure('245000009') });
  expect(kept()).toEqual(['a']);
  const again = await open();
  expect(again.asked.map(({ name }) => name)).toEqual(['a.jpg']);
  await again.end(0, { type: 'SENT', value: aDocument('a') });
  expect(kept()).toEqual([]);
});

test('a file that was refused when it was checked is not kept, the service has said why', async () => {
  const { open, kept } = browser();
  const { uploads, add, end } = await open();
  await add('a');
  await end(0, { type: 'SENT', value: { ...aDocument('a'), state: 'CHECKING' } });
  expect(kept()).toEqual([]);
  const documents = [{ ...aDocument('a'), state: 'REFUSED', refusal: '245000031' } as const];
  uploads.send({ type: 'CHECKED', documents });
  await promisesDone();
  expect(kept()).toEqual([]);
});

test('what arrived although its answer was lost is not sent again', async () => {
  const { open, kept } = browser();
  await (await open()).add('a');
  const { asked } = await open([aDocument('a')]);
  expect([asked, kept()]).toEqual([[], []]);
});

test('files of another report stay where they are, and go after a day', async () => {
  const { open, kept, pass } = browser();
  await (await open()).add('a');
  const other = '1f6f1b52-3f0d-4c1a-9a2e-6a1f0d3c1b22';
  expect([(await open([], other)).asked, kept()]).toEqual([[], ['a']]);
  pass(25 * hour);
  await open([], other);
  expect(kept()).toEqual([]);
});

test('files of a report that is given up are forgotten', async () => {
  const { open, kept } = browser();
  const { uploads, add } = await open();
  await add('a');
  uploads.stop();
  await promisesDone();
  expect(kept()).toEqual([]);
});

test('where the browser keeps nothing, files go up all the same', async () => {
  const { open, memory } = browser();
  const never = () => Promise.reject(new Error('private'));
  Object.assign(memory, { keep: never, remove: never, read: never });
  const { add, asked } = await open();
  await add('a');
  expect(asked.map(({ name }) => name)).toEqual(['a.jpg']);
});
