import { type AnyActorRef, assign, emit, enqueueActions, setup } from 'xstate';
import { type Dialog, enqueued, type QueuedDialog } from './dialogQueue.ts';
import { typesOf } from './typesOf.ts';

/** What every asker receives and the machine emits as `dialog.answered`. */
export interface DialogAnswer {
  readonly code: string;
  readonly answer: 'CONFIRMED' | 'REFUSED';
  /** What was picked in the dialog, where it lets one pick. */
  readonly value?: unknown;
}

/**
 * The dialogs: one is open, the first of the queue, the others wait. Events: OPEN with the dialog and,
 * where someone waits for it, the asker; CONFIRM and REFUSE answer the open one; WITHDRAW takes one back
 * unanswered. An asker receives DIALOG_ANSWERED. Emits `dialog.answered`. Source: specification section
 * 2, modals.
 */
export const dialogsMachine = setup({
  types: typesOf<{
    context: { queue: readonly QueuedDialog[] };
    events:
      | { type: 'OPEN'; dialog: Dialog; asker?: AnyActorRef }
      | { type: 'CONFIRM'; value?: unknown }
      | { type: 'REFUSE' }
      | { type: 'WITHDRAW'; code: string };
    emitted: { type: 'dialog.answered' } & DialogAnswer;
  }>(),
  guards: { isEmpty: ({ context }) => context.queue.length === 0 },
  actions: {
    enqueue: assign(({ context }, params: { dialog: Dialog; asker: AnyActorRef | undefined }) => ({
      queue: enqueued(context.queue, params.dialog, params.asker),
    })),
    deliver: enqueueActions(({ context, enqueue }, params: Omit<DialogAnswer, 'code'>) => {
      const [open] = context.queue;
      if (!open) return;
      const answer = { code: open.dialog.code, ...params };
      for (const asker of open.askers) enqueue.sendTo(asker, { type: 'DIALOG_ANSWERED', ...answer });
      enqueue(emit({ type: 'dialog.answered', ...answer }));
    }),
    close: assign({ queue: ({ context }) => context.queue.slice(1) }),
    withdraw: assign(({ context }, { code }: { code: string }) => ({
      queue: context.queue.filter(({ dialog }) => dialog.code !== code),
    })),
  },
}).createMachine({
  id: 'dialogs',
  context: { queue: [] },
  on: {
    OPEN: {
      target: '.open',
      actions: {
        type: 'enqueue',
        params: ({ event }) => ({ dialog: event.dialog, asker: event.asker }),
      },
    },
  },
  initial: 'closed',
  states: {
    closed: {},
    open: {
      always: { guard: 'isEmpty', target: 'closed' },
      on: {
        CONFIRM: {
          actions: [
            {
              type: 'deliver',
              params: ({ event }) => ({ answer: 'CONFIRMED' as const, value: event.value }),
            },
            'close',
          ],
        },
        REFUSE: { actions: [{ type: 'deliver', params: { answer: 'REFUSED' as const } }, 'close'] },
        WITHDRAW: { actions: { type: 'withdraw', params: ({ event }) => ({ code: event.code }) } },
      },
    },
  },
});

/** Takes the dialogs; gives the one to show. */
export const openDialog = ({ queue }: { readonly queue: readonly QueuedDialog[] }): Dialog | undefined =>
  queue[0]?.dialog;
