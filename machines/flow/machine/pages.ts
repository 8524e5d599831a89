import { and } from 'xstate';
import type { Found } from '#machines/flow/pending.ts';
import { mapPages, type Flow } from '#machines/flow/flow.ts';
import type { Names, Page } from '#machines/flow/page.ts';
import { onwardFrom } from '#machines/flow/situation.ts';
import type { FlowSetup } from './setup.ts';

/** The state that a flow ends in when no transition may be taken. */
export const notFound = 'notFound';

const found = <N extends Names>({ event }: { readonly event: { readonly found?: Found<N> } }) => ({
  found: event.found ?? noneFound,
});
const noneFound = {};

/**
 * What NEXT does once the answers are kept. The whole machine asks its request region first; the model, which has none, is given
 * what the lookups would find, takes the answers and turns the page at once.
 */
const leaving = {
  MACHINE: ['leavePage'],
  MODEL: [{ type: 'foldFound', params: found }, 'assessImpact', 'acceptPending', 'turnPage'],
} as const;

const editing = { MACHINE: ['leavePage'], MODEL: ['openAsked', 'acceptPending'] } as const;
type Kind = keyof typeof leaving;

/** Only while nothing is being sent; the model never sends anything. */
const unoccupied = { MACHINE: { guard: 'isOpen' }, MODEL: {} } as const;

/**
 * One flat state per page, without invokes and with `meta` = the page, the not-found state, and the moves between them. The whole
 * machine and the model that graph tools walk are both made from it.
 */
export const pageStates = <N extends Names>(made: FlowSetup<N>, flow: Flow<N>, kind: Kind) => {
  /** Whoever changes an answer from the summary goes back there, anybody else to the page before. */
  const goBack = (page: string) =>
    made.enqueueActions(({ check, enqueue }) => {
      if (check('isEditing') && check('isAtSummary') && check({ type: 'isOtherPage', params: { page } })) {
        enqueue('openFirstIncomplete');
        enqueue('endEditing');
      } else enqueue({ type: 'openPrevious', params: { page } });
    });

  const pageState = (page: Page<N>) =>
    made.createStateConfig({
      meta: { page },
      on: {
        NEXT: {
          ...unoccupied[kind],
          actions: [
            {
              type: 'keepAnswers',
              params: ({ event }) => ({
                page: page.code,
                answers: event.answers,
                force: event.force === true,
              }),
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
          actions: ['dropPending', goBack(page.code)],
        },
        'page.advance': [
          ...onwardFrom(flow, page).map((code) => ({
            target: code,
            guard: { type: 'leadsTo' as const, params: { page: page.code, to: code } },
          })),
          ...(page.next.length > 0 ? [{ target: notFound }] : []),
        ],
      },
    });

  return made.createStateConfig({
    initial: 'opening',
    on: {
      'page.open': flow.instances.map(({ code }) => ({
        target: `.${code}`,
        guard: {
          type: 'isAskedFor' as const,
          params: ({ event }: { event: { page: string } }) => ({ page: code, asked: event.page }),
        },
      })),
    },
    states: {
      opening: {
        always: flow.instances.map(({ code }) => ({
          target: code,
          guard: { type: 'opensAt' as const, params: { page: code } },
        })),
      },
      ...mapPages(flow, pageState),
      [notFound]: { on: { BACK: { actions: 'openFirstIncomplete' } } },
    },
  });
};
