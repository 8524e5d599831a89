import { and } from 'xstate';
import type { Found } from '../../claim/lookups.ts';
import { mapPages, type Flow } from '../flow.ts';
import type { Page } from '../page.ts';
import { flowSetup } from './flowSetup.ts';

/** The state that a flow ends in when no transition may be taken. */
export const notFound = 'notFound';

const found = ({ event }: { readonly event: { readonly found?: Found } }) => ({ found: event.found ?? {} });

/**
 * What NEXT does once the answers are kept. The whole machine asks its request region first; the model, which has none, is told
 * what lookups would find, takes the answers and turns the page at once.
 */
const leaving = {
  MACHINE: ['leavePage'],
  MODEL: [{ type: 'foldFound', params: found }, 'weighPending', 'acceptPending', 'turnPage'],
} as const;

const editing = { MACHINE: ['leavePage'], MODEL: ['openAsked', 'acceptPending'] } as const;
type Kind = keyof typeof leaving;

/** Only while nothing is being sent; the model never sends anything. */
const unoccupied = { MACHINE: { guard: 'isOpen' }, MODEL: {} } as const;

const pageState = (page: Page, kind: Kind) =>
  flowSetup.createStateConfig({
    meta: { page },
    on: {
      NEXT: {
        ...unoccupied[kind],
        actions: [
          {
            type: 'keepAnswers',
            params: ({ event }) => ({ page: page.code, answers: event.answers, force: event.force === true }),
          },
          ...leaving[kind],
        ],
      },
      EDIT: {
        ...unoccupied[kind],
        actions: [
          {
            type: 'keepEdit',
            params: ({ event: { answers, asks, opens } }) => ({
              page: page.code,
              changes: answers,
              asks,
              opens,
            }),
          },
          ...editing[kind],
        ],
      },
      BACK: {
        guard: and([
          ...(kind === 'MACHINE' ? ['isOpen' as const] : []),
          { type: 'hasPrevious', params: { page: page.code } },
        ]),
        actions: [
          'dropPending',
          { type: 'openPrevious', params: { page: page.code } },
          { type: 'noteWentBack', params: { page: page.code } },
        ],
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
 * One flat state per page, without invokes and with `meta` = the page, the not-found state, and the moves between them. The whole
 * machine and the model that graph tools walk are both made from it.
 */
export const pageStates = <F extends Flow>(flow: F, kind: Kind) =>
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
      ...mapPages(flow, (page) => pageState(page, kind)),
      [notFound]: { on: { BACK: { actions: 'openFurthest' } } },
    },
  });
