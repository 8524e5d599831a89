import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createPdfViewerMachine, type PagedDocument } from '#machines/actors/browser/pdfViewer.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';

const start = async (...answers: (PagedDocument | Failure)[]) => {
  const open = script<PagedDocument, void>(...answers);
  const actor = createActor(
    createPdfViewerMachine<PagedDocument>().provide({ actors: { open: open.logic } }),
  );
  actor.start();
  await promisesDone();
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.page, context.zoom];
  };
  return { actor, seen };
};

test('a document is read page by page, never beyond its ends', async () => {
  const { actor, seen } = await start({ pages: 2 });
  expect(seen()).toEqual(['shown', 1, 1]);
  for (const page of [0, 3]) actor.send({ type: 'READ', page });
  expect(seen()).toEqual(['shown', 1, 1]);
  actor.send({ type: 'READ', page: 2 });
  expect(seen()).toEqual(['shown', 2, 1]);
});

test('a document is enlarged step by step up to four times, and made smaller down to the window', async () => {
  const { actor, seen } = await start({ pages: 1 });
  actor.send({ type: 'ZOOM_OUT' });
  expect(seen()).toEqual(['shown', 1, 1]);
  const steps = Array.from({ length: 6 }, () => {
    actor.send({ type: 'ZOOM_IN' });
    return seen()[2];
  });
  expect(steps).toEqual([1.25, 1.5, 2, 3, 4, 4]);
});

test('a document without pages is empty', async () => {
  expect((await start({ pages: 0 })).seen()).toEqual(['empty', 1, 1]);
});

test('a document that did not load is tried again', async () => {
  const { actor, seen } = await start(new Failure('0'), { pages: 1 });
  expect([...seen(), actor.getSnapshot().context.failure?.code]).toEqual(['failed', 1, 1, '0']);
  actor.send({ type: 'RETRY' });
  await promisesDone();
  expect(seen()).toEqual(['shown', 1, 1]);
});
