import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** A document that is opened: how many pages it has. */
export interface PagedDocument {
  readonly pages: number;
}

/** Times the width that fits the window. */
const zooms = [1, 1.25, 1.5, 2, 3, 4] as const;

/**
 * A document opened to be read: it loads, has nothing to show, fails and is tried again, or is shown, with the page that is read
 * and how much it is enlarged. Source: specification section 2, PDF viewer.
 */
export const createPdfViewerMachine = <Opened extends PagedDocument>() =>
  setup({
    types: typesOf<{
      context: {
        document: Opened | undefined;
        failure: Failure | undefined;
        /** The first is 1. */
        page: number;
        zoom: number;
      };
      events:
        | { type: 'RETRY' }
        | { type: 'ZOOM_IN' }
        | { type: 'ZOOM_OUT' }
        /** The reporter asks for a page, or has come to it by scrolling. */
        | { type: 'READ'; page: number };
    }>(),
    actors: { open: port<Opened, void>('open') },
    guards: {
      isEmpty: (_, { document }: { document: Opened }) => document.pages === 0,
      mayZoomIn: ({ context }) => context.zoom < (zooms.at(-1) ?? 1),
      mayZoomOut: ({ context }) => context.zoom > zooms[0],
      hasPage: ({ context }, { page }: { page: number }) =>
        page >= 1 && page <= (context.document?.pages ?? 0) && page !== context.page,
    },
    actions: {
      keepDocument: assign((_, params: { document: Opened }) => params),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: undefined }),
      zoomIn: assign(({ context }) => ({ zoom: zooms.find((zoom) => zoom > context.zoom) ?? context.zoom })),
      zoomOut: assign(({ context }) => ({
        zoom: zooms.findLast((zoom) => zoom < context.zoom) ?? context.zoom,
      })),
      read: assign((_, params: { page: number }) => params),
    },
  }).createMachine({
    id: 'pdfViewer',
    context: { document: undefined, failure: undefined, page: 1, zoom: 1 },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'open',
          onDone: [
            { guard: { type: 'isEmpty', params: opened }, target: 'empty' },
            { target: 'shown', actions: { type: 'keepDocument', params: opened } },
          ],
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      empty: {},
      failed: { on: { RETRY: { target: 'loading', actions: 'forgetFailure' } } },
      shown: {
        on: {
          ZOOM_IN: { guard: 'mayZoomIn', actions: 'zoomIn' },
          ZOOM_OUT: { guard: 'mayZoomOut', actions: 'zoomOut' },
          READ: { guard: { type: 'hasPage', params: asked }, actions: { type: 'read', params: asked } },
        },
      },
    },
  });

const opened = <Opened>({ event }: { readonly event: { readonly output: Opened } }) => ({
  document: event.output,
});

const asked = ({ event }: { readonly event: { readonly page: number } }) => ({ page: event.page });
