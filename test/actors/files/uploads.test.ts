import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { fileChecksMachine } from '#machines/actors/files/fileChecks.ts';
import { type Tell, telling } from '#machines/calls/port.ts';
import type { CallNews } from '#machines/calls/retry.ts';
import {
  type ConvertedFile,
  type ConvertFile,
  type SendFile,
  sendFileMachine,
  uploadMachine,
} from '#machines/actors/files/upload.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aDocument, aFile, claimRef } from '#test/actors/givenFile.ts';
import { promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(uploadsMachine);

/** Uploads whose sending ends when the test says so. */
const start = ({
  documents = [],
  found = [],
  parallel = 2,
}: { documents?: ClaimDocument[]; found?: ClaimDocument[]; parallel?: number } = {}) => {
  const sending = new Map<string, (failure?: Failure) => void>();
  const send = telling(
    (tell: Tell<CallNews<ClaimDocument>>, { request: { name } }: { request: SendFile }) => {
      const id = name.replace('.jpg', '');
      sending.set(id, (failure) =>
        tell(failure ? { type: 'FAILED', failure } : { type: 'SENT', value: aDocument(id) }),
      );
      return () => sending.delete(id);
    },
  );
  const upload = uploadMachine.provide({
    actors: {
      convert: fromPromise<ConvertedFile, ConvertFile>(() => new Promise(() => {})),
      send: sendFileMachine.provide({ actors: { call: send } }),
      remove: fromPromise(async () => {}),
    },
  });
  const checks = fileChecksMachine.provide({
    actors: { list: fromPromise<readonly ClaimDocument[], ClaimRef>(async () => found) },
  });
  const actor = createActor(uploadsMachine.provide({ actors: { upload, checks } }), {
    inspect: walk.inspect,
    input: { claimRef, parallel, documents },
  }).start();
  const uploads = () => actor.getSnapshot().context.uploads;
  return {
    actor,
    sending,
    add: (...ids: string[]) => actor.send({ type: 'ADD', files: ids.map(aFile) }),
    end: async (id: string, failure?: Failure) => {
      sending.get(id)?.(failure);
      await promisesDone();
    },
    tell: (id: string, type: 'CANCEL' | 'RETRY' | 'REMOVE') =>
      uploads()
        .find((upload) => upload.getSnapshot().context.id === id)
        ?.send({ type }),
    /** `busy: front uploading, back waiting` */
    look: () => {
      const files = uploads().map((upload) => upload.getSnapshot());
      const list = files.map((file) => `${file.context.id} ${file.value}`).join(', ');
      return `${actor.getSnapshot().value}: ${list}`;
    },
  };
};

test('files go up a few at a time, the next when one is done', async () => {
  const { add, end, look } = start();
  add('a', 'b', 'c');
  const seen = [look()];
  for (const id of ['b', 'a', 'c']) {
    await end(id);
    seen.push(look());
  }
  expect(seen).toEqual([
    'busy: a uploading, b uploading, c waiting',
    'busy: a uploading, b uploaded, c uploading',
    'busy: a uploaded, b uploaded, c uploading',
    'idle: a uploaded, b uploaded, c uploaded',
  ]);
});

test('files added later wait behind the first', async () => {
  const { add, end, look } = start({ parallel: 1 });
  add('a');
  add('b');
  expect(look()).toBe('busy: a uploading, b waiting');
  await end('a');
  expect(look()).toBe('busy: a uploaded, b uploading');
});

test('one that fails does not hold up the others', async () => {
  const { add, end, look } = start({ parallel: 1 });
  add('a', 'b');
  await end('a', new Failure('245000031'));
  await end('b');
  expect(look()).toBe('idle: a failed, b uploaded');
});

test('one that is tried again waits for its turn', async () => {
  const { add, end, tell, look } = start({ parallel: 1 });
  add('a', 'b');
  await end('a', new Failure('0'));
  tell('a', 'RETRY');
  expect(look()).toBe('busy: a waiting, b uploading');
  await end('b');
  expect(look()).toBe('busy: a uploading, b uploaded');
});

test('one that is cancelled makes room', async () => {
  const { add, tell, look, sending } = start({ parallel: 1 });
  add('a', 'b');
  tell('a', 'CANCEL');
  expect(look()).toBe('busy: a cancelled, b uploading');
  expect([...sending.keys()]).toEqual(['b']);
});

test('one that is removed leaves the list', async () => {
  const { add, end, tell, look } = start();
  add('a', 'b');
  await end('a');
  await end('b');
  tell('a', 'REMOVE');
  expect(look()).toBe('busy: a removing, b uploaded');
  await promisesDone();
  expect(look()).toBe('idle: b uploaded');
});

test('the state of all files counts what arrived, moves and failed, not what was called off', async () => {
  const { actor, add, end, tell } = start();
  add('a', 'b', 'c', 'd', 'e');
  await end('a');
  await end('b', new Failure('0'));
  tell('c', 'CANCEL');
  expect(actor.getSnapshot().context.files).toEqual({ arrived: 1, moving: 2, failed: 1 });
});

test('everything that broke off is sent again at once, what was called off is not', async () => {
  const { actor, add, end, tell, look } = start();
  add('a', 'b', 'c', 'd');
  await end('a', new Failure('0'));
  await end('b', new Failure('245000031'));
  tell('c', 'CANCEL');
  await end('d');
  actor.send({ type: 'RETRY' });
  expect(look()).toBe('busy: a uploading, b failed, c cancelled, d uploaded');
});

test('what is on its way is called off at once, what arrived stays', async () => {
  const { actor, add, end, look, sending } = start();
  add('a', 'b', 'c');
  await end('a');
  actor.send({ type: 'LEAVE' });
  expect([look(), sending.size]).toEqual(['idle: a uploaded, b cancelled, c cancelled', 0]);
});

test('a refused file stays until it is taken away, whatever else is picked', async () => {
  const { actor, tell, end, look } = start();
  const refused = (id: string) => ({
    id,
    name: `${id}.mov`,
    size: 1,
    documentType: 'DAMAGE_PHOTO',
    refusal: new Failure('GCL-FE-0006'),
  });
  actor.send({ type: 'ADD', files: [refused('a'), refused('b')] });
  actor.send({ type: 'ADD', files: [{ ...aFile('c'), documentType: 'DAMAGE_PHOTO' }] });
  await end('c');
  expect(look()).toBe('idle: a failed, b failed, c uploaded');
  tell('a', 'REMOVE');
  expect(look()).toBe('idle: b failed, c uploaded');
});

test('a picture that is being converted is on its way, so nothing is sent without it', () => {
  const { actor, look } = start();
  actor.send({ type: 'ADD', files: [{ ...aFile('a'), isConverted: true }, aFile('b')] });
  expect([look(), actor.getSnapshot().context.files]).toEqual([
    'busy: a converting, b uploading',
    { arrived: 0, moving: 2, failed: 0 },
  ]);
});

test('files that wait for the virus scanner have arrived, and are told what became of them when somebody looks', async () => {
  const unchecked = ['a', 'b', 'c'].map((id) => ({ ...aDocument(id), state: 'CHECKING' }) as const);
  const [, , still] = unchecked;
  const found = [aDocument('a'), { ...aDocument('b'), state: 'REFUSED', refusal: '245000031' } as const];
  const { actor, look } = start({ documents: unchecked, found: [...found, ...(still ? [still] : [])] });
  const state = () => actor.getSnapshot().context.files;
  expect([look(), state()]).toEqual([
    'idle: document-a checking, document-b checking, document-c checking',
    { arrived: 3, moving: 0, failed: 0 },
  ]);
  actor.send({ type: 'LOOK' });
  await promisesDone();
  expect([look(), state()]).toEqual([
    'idle: document-a uploaded, document-b failed, document-c checking',
    { arrived: 2, moving: 0, failed: 1 },
  ]);
});

test('documents that lie with the claim are listed and not sent', async () => {
  const { sending, add, look } = start({ documents: [aDocument('front')] });
  await promisesDone();
  expect([look(), sending.size]).toEqual(['idle: document-front uploaded', 0]);
  add('a');
  expect(look()).toBe('busy: document-front uploaded, a uploading');
});

test('whatever the reporter does, never more than two files are on their way and none is forgotten', async () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const deed = fc.constantFrom('CANCEL', 'RETRY', 'REMOVE', 'arrives', 'fails');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(deed, id), { maxLength: 30 }), async (deeds) => {
      const { actor, add, end, tell, look, sending } = start();
      add('a', 'b', 'c', 'd', 'e');
      for (const [what, whom] of deeds) {
        if (what === 'arrives') await end(whom);
        else if (what === 'fails') await end(whom, new Failure('0'));
        else tell(whom, what);
        await promisesDone();
        const uploading = look().match(/uploading/g)?.length ?? 0;
        expect(uploading).toBe(sending.size);
        expect(uploading).toBeLessThanOrEqual(2);
        if (uploading < 2) expect(look()).not.toContain('waiting');
        expect(actor.getSnapshot().hasTag('busy')).toBe(uploading > 0);
      }
    }),
    { numRuns: 60 },
  );
});

test('every transition of uploads is walked', () => {
  expect(walk.left()).toEqual([]);
});
