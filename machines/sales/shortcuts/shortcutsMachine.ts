import { assign, setup } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';
import { givenBy, givenTo, withKey, type Given, type OwnKeys } from './ownKeys.ts';
import type { Pressed } from './shortcuts.ts';

/** A key pressed to be given to a shortcut; `isCommand` with Ctrl or Meta. */
export type PressedToGive = Pressed & { readonly isCommand: boolean };

/** What is asked of the shortcuts. */
export type ShortcutsEvent =
  | { type: 'TOGGLE' }
  | { type: 'LIST' }
  | { type: 'CLOSE' }
  | { type: 'CHANGE'; usual: string }
  | { type: 'PRESS'; pressed: PressedToGive }
  | { type: 'STOP' }
  | { type: 'USUAL'; usual: string }
  | { type: 'ALL_USUAL' };

/** Which keys the shortcuts have. */
export interface KeysGiven {
  readonly own: OwnKeys;
  /** The shortcut, by its usual key, that was asked to change last, and what became of it. */
  readonly asked: string | undefined;
  readonly given: Given | undefined;
}

interface ShortcutsContext extends KeysGiven {
  readonly isOn: boolean;
}

/**
 * Whether the shortcuts of the shell are on, which keys they have, which each user says for themselves, and whether they are listed. `keep` and
 * `keepKeys` are to be provided.
 */
export const shortcutsMachine = setup({
  types: typesOf<{
    input: { isOn: boolean; own: OwnKeys };
    context: ShortcutsContext;
    events: ShortcutsEvent;
  }>(),
  guards: {
    isOn: ({ context }) => context.isOn,
    isFree: ({ context: { given } }) => given !== undefined && !('refused' in given),
    // Tab goes on and Escape gives up, or nobody came out of this by keys.
    leads: ({ context: { given } }) => given?.key === 'Tab' || given?.key === 'Escape',
  },
  actions: {
    keep: (_machine, _params: { isOn: boolean }) => {},
    keepKeys: (_machine, _params: { own: OwnKeys }) => {},
    ask: assign((_, { usual }: { usual: string }) => ({ asked: usual, given: undefined })),
    press: assign(({ context: { asked = '', own, given } }, { pressed }: { pressed: PressedToGive }) => ({
      given: givenBy(asked, pressed, own) ?? given,
    })),
    takeBack: assign(({ context: { own } }, { usual }: { usual: string }) => ({
      asked: usual,
      given: givenTo(usual, usual, own),
    })),
    take: assign(({ context: { asked = '', given, own } }) => ({
      own: withKey(asked, given?.key ?? asked, own),
    })),
    forget: assign({ own: {} }),
    begin: assign({ asked: undefined, given: undefined }),
  },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => ({ ...input, asked: undefined, given: undefined }),
  type: 'parallel',
  states: {
    power: {
      initial: 'begun',
      states: {
        begun: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
        on: { on: { TOGGLE: { target: 'off', actions: { type: 'keep', params: { isOn: false } } } } },
        off: { on: { TOGGLE: { target: 'on', actions: { type: 'keep', params: { isOn: true } } } } },
      },
    },
    listing: {
      initial: 'closed',
      states: {
        closed: { on: { LIST: { target: 'open', actions: 'begin' } } },
        open: {
          initial: 'idle',
          on: {
            CHANGE: {
              target: '.changing',
              actions: { type: 'ask', params: ({ event }) => ({ usual: event.usual }) },
            },
            USUAL: {
              target: '.returning',
              actions: { type: 'takeBack', params: ({ event }) => ({ usual: event.usual }) },
            },
            ALL_USUAL: {
              target: '.idle',
              actions: ['forget', 'begin', { type: 'keepKeys', params: { own: {} } }],
            },
          },
          states: {
            idle: { on: { CLOSE: '#shortcuts.listing.closed' } },
            changing: {
              on: {
                PRESS: {
                  target: 'pressed',
                  actions: { type: 'press', params: ({ event }) => ({ pressed: event.pressed }) },
                },
                STOP: 'idle',
                CLOSE: 'idle',
              },
            },
            pressed: {
              always: [
                { guard: 'isFree', target: 'taken' },
                { guard: 'leads', target: 'idle' },
                { target: 'changing' },
              ],
            },
            // Another action may have that key meanwhile.
            returning: { always: [{ guard: 'isFree', target: 'taken' }, { target: 'idle' }] },
            taken: {
              entry: ['take', { type: 'keepKeys', params: ({ context }) => ({ own: context.own }) }],
              always: 'idle',
            },
          },
        },
      },
    },
  },
});
