import { errorOf } from '#machines/calls/outcome.ts';
import type { Opened } from './openedRecord.ts';
import { recordSetup, toSave } from './recordSetup.ts';

/** A form in which nothing differs from what is stored. */
const untouched = recordSetup.createStateConfig({
  tags: 'form',
  on: {
    TYPED: {
      guard: { type: 'isDirty', params: typed },
      target: 'dirty',
      actions: { type: 'keepUnsaved', params: typed },
    },
    SAVE: { target: 'validating', actions: { type: 'keepMine', params: ({ event }) => event } },
  },
});

/**
 * A record in its form: opened, changed, compared, saved over the version it was opened at. A save that is stale reads what
 * somebody else has saved: what only one of both has changed is merged and saved, what both have changed is asked about. Its calls are
 * ports. Source: specification section 4, "Form engine".
 */
export const recordMachine = recordSetup.createMachine({
  id: 'record',
  context: ({ input }) => ({
    ...input,
    base: input.id === undefined ? input.begins : undefined,
    unsaved: [],
    mine: undefined,
    theirs: undefined,
    contested: [],
    takenAlong: [],
    refusal: undefined,
    failure: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      always: { guard: 'isNew', target: 'shown' },
      tags: 'busy',
      invoke: {
        src: 'openRecord',
        input: ({ context }) => context.id,
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
            'keepKeptBase',
          ],
        },
        onError: { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    away: { on: { RETRY: 'loading' } },
    shown: {
      ...untouched,
      on: {
        ...untouched.on,
        RESTORE: { actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.base }) } },
      },
    },
    dirty: {
      tags: 'form',
      on: {
        TYPED: [
          { guard: { type: 'isDirty', params: typed }, actions: { type: 'keepUnsaved', params: typed } },
          { target: 'shown', actions: { type: 'keepUnsaved', params: typed } },
        ],
        SAVE: { target: 'validating', actions: { type: 'keepMine', params: ({ event }) => event } },
      },
    },
    validating: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'compareRecord',
        input: ({ context }) => toSave(context),
        onDone: 'saving',
        onError: [
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'dirty',
            actions: { type: 'keepRefusal', params: errorOf },
          },
          // Whoever cannot be asked now is asked by the save.
          { target: 'saving' },
        ],
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => toSave(context),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'tellSaved', params: ({ event }) => ({ saved: event.output }) },
            { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'isStale', params: errorOf }, target: 'comparing' },
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'dirty',
            actions: { type: 'keepRefusal', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    comparing: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'openRecord',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isOurs', params: theirs },
            target: 'saved',
            actions: [
              { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
              {
                type: 'tellSaved',
                params: ({ context, event }) => ({
                  saved: { id: context.id ?? '', version: event.output.version },
                }),
              },
            ],
          },
          {
            guard: { type: 'isContested', params: theirs },
            target: 'conflict',
            actions: { type: 'keepTheirs', params: theirs },
          },
          {
            target: 'saving',
            actions: [
              { type: 'keepTheirs', params: theirs },
              { type: 'merge', params: { picks: {} } },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    conflict: {
      tags: 'form',
      on: {
        MERGE: {
          target: 'saving',
          actions: { type: 'merge', params: ({ event }) => ({ picks: event.picks }) },
        },
        TAKE_THEIRS: { target: 'shown', actions: 'takeTheirs' },
        CANCEL: 'dirty',
      },
    },
    saved: { ...untouched },
    failed: {
      tags: 'form',
      on: {
        TYPED: { target: 'dirty', actions: { type: 'keepUnsaved', params: typed } },
        SAVE: { target: 'validating', actions: { type: 'keepMine', params: ({ event }) => event } },
        RETRY: 'saving',
      },
    },
  },
});

function typed({ event }: { readonly event: { readonly unsaved: readonly string[] } }) {
  return { unsaved: event.unsaved };
}

function theirs({ event }: { readonly event: { readonly output: Opened } }) {
  return { theirs: event.output };
}
