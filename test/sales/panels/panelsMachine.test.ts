import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { DocumentAsked } from '#machines/sales/documents/documentMachine.ts';
import { panelsMachine } from '#machines/sales/panels/panelsMachine.ts';

const documentOf = (documentId: string): DocumentAsked => ({
  report: 'report',
  reason: 'FAULT',
  file: {
    documentId,
    name: 'a.pdf',
    size: 1,
    type: 'application/pdf',
    uploadedAt: '2026-11-20T08:00:00.000Z',
  },
});

test('one panel stands beside a page: a file takes the place of the chat, another file that of the first', () => {
  const actor = createActor(panelsMachine).start();
  const seen = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    const { panel, document } = actor.getSnapshot().context;
    return [panel, document?.file.documentId];
  };
  expect(seen({ type: 'TOGGLE', panel: 'chat' })).toEqual(['chat', undefined]);
  expect(seen({ type: 'LOOK_AT', document: documentOf('one') })).toEqual(['document', 'one']);
  expect(seen({ type: 'LOOK_AT', document: documentOf('other') })).toEqual(['document', 'other']);
  expect(seen({ type: 'TOGGLE', panel: 'speed' })).toEqual(['speed', undefined]);
  expect(seen({ type: 'TOGGLE', panel: 'speed' })).toEqual([undefined, undefined]);
  expect(seen({ type: 'LOOK_AT', document: documentOf('one') })).toEqual(['document', 'one']);
  expect(seen({ type: 'CLOSE' })).toEqual([undefined, undefined]);
});
