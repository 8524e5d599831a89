import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#machines/calls/failures.ts';
import { documentMachine, unshownOf, type DocumentAsked } from '#machines/sales/documents/documentMachine.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const asked: DocumentAsked = {
  report: '0f8fad5b-d9cb-469f-a165-70867728950e',
  reason: 'COMPLAINT',
  file: {
    documentId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    name: 'protokol.pdf',
    size: 840,
    type: 'application/pdf',
    uploadedAt: '2026-11-20T08:00:00.000Z',
  },
};
const content = new Blob(['%PDF']);

/** A file in its panel; what is read of it comes in this order. */
const looking = async (file: Partial<DocumentAsked['file']>, ...answers: readonly (Blob | Failure)[]) => {
  const left = [...answers];
  const read: DocumentAsked[] = [];
  const input = { ...asked, file: { ...asked.file, ...file } };
  const actor = createActor(
    documentMachine.provide({
      actors: {
        readDocument: fromPromise<Blob, DocumentAsked>(async ({ input: one }) => {
          read.push(one);
          const answer = left.shift();
          if (answer === undefined || answer instanceof Failure) throw answer;
          return answer;
        }),
      },
    }),
    { input },
  ).start();
  const begun = actor.getSnapshot().value;
  await settle();
  return { actor, read, input, begun };
};

test.each<[string, object, string | undefined]>([
  ['a PDF', { type: 'application/pdf', size: 840 }, undefined],
  ['a photo', { type: 'image/jpeg', size: 840 }, undefined],
  ['a scan that no browser draws', { type: 'image/tiff', size: 840 }, 'KIND'],
  ['a letter', { type: 'application/msword', size: 840 }, 'KIND'],
  ['the largest PDF that reporters may send', { type: 'application/pdf', size: 10 * 1024 * 1024 }, undefined],
  ['one larger than that', { type: 'application/pdf', size: 10 * 1024 * 1024 + 1 }, 'SIZE'],
])('what is shown in the panel and what is kept only: %s', (_, file, expected) => {
  expect(unshownOf({ ...asked.file, ...file })).toBe(expected);
});

test.each([
  ['is shown', {}, 'shown'],
  ['is there to be kept where no browser shows it', { type: 'application/msword' }, 'kept'],
])('a file is read once, for the reason of the report, and %s', async (_, file, state) => {
  const { actor, read, input, begun } = await looking(file, content);
  expect([begun, actor.getSnapshot().value]).toEqual(['loading', state]);
  expect(read).toEqual([input]);
  expect(actor.getSnapshot().context).toEqual({ asked: input, content, failure: undefined });
});

test('a file that did not come says why, and is tried again', async () => {
  const failure = new Failure('404');
  const { actor, read } = await looking({}, failure, content);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { content: undefined, failure } });
  actor.send({ type: 'RETRY' });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  await settle();
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { content } });
  expect(read).toHaveLength(2);
});
