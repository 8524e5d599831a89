import { and } from 'xstate';
import type { Flow } from './defineFlow.ts';
import { flowSetup } from './flowSetup.ts';
import type { Found } from './lookups.ts';
import type { Page } from './page.ts';

/** The state every flow ends in when no transition may be entered. */
export const notFound = 'notFound';

const found = ({ event }: { readonly event: { readonly found?: Found } }) => ({ found: event.found ?? {} });

/**
 * What NEXT does once the answers are kept: the whole machine asks its request region first, the model, which has none, is told
 * what lookups would find, takes the answers and turns the page at once.
 */
const leaving = {
  MACHINE: ['leavePage'],
  MODEL: [{ type: 'foldFound', params: found }, 'acceptCandidate', 'turnPage'],
} as const;

const editing = { MACHINE: ['leavePage'], MODEL: ['openAsked', 'acceptCandidate'] } as const;
type Kind = keyof typeof leaving;

const pageState = (page: Page, kind: Kind) =>
  flowSetup.createStateConfig({
    meta: { page },
    on: {
      NEXT: {
        guard: 'isReady',
        actions: [
          {
            type: 'keepCandidate',
            params: ({ event }) => ({ page: page.code, answers: event.answers, force: event.force === true }),
          },
          ...leaving[kind],
        ],
      },
      EDIT: {
        guard: 'isReady',
        actions: [
          {
            type: 'keepEdit',
            params: ({ event: { answers, asks, opens } }) => ({ page: page.code, answers, asks, opens }),
          },
          ...editing[kind],
        ],
      },
      BACK: {
        guard: and(['isReady', { type: 'hasPrevious', params: { page: page.code } }]),
        actions: ['dropCandidate', { type: 'openPrevious', params: { page: page.code } }],
      },
      'page.advance': [
        ...page.next.map((code) => ({
          target: code,
          guard: { type: 'canEnter' as const, params: { page: code } },
        })),
        ...(page.next.length > 0 ? [{ target: notFound }] : []),
      ],
    },
  });

/**
 * Takes a flow and what is built of it; gives one flat, invoke-free state per page with `meta` = the page, the not-found state,
 * and the moves between them. The whole machine and the model that graph tools walk are made of it.
 */
export const pageStates = (flow: Flow, kind: Kind) =>
  flowSetup.createStateConfig({
    initial: 'opening',
    on: {
      'page.open': flow.pages.map(({ code }) => ({
        target: `.${code}`,
        guard: {
          type: 'isAskedFor' as const,
          params: ({ event }: { event: { page: string } }) => ({ page: code, asked: event.page }),
        },
      })),
    },
    states: {
      opening: {
        always: flow.pages.map(({ code }) => ({
          target: code,
          guard: { type: 'opensAt' as const, params: { page: code } },
        })),
      },
      ...Object.fromEntries(flow.pages.map((page) => [page.code, pageState(page, kind)])),
      [notFound]: { on: { BACK: { actions: 'openFurthest' } } },
    },
  });
