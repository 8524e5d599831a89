import { setup } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';

/** Whether the shortcuts of the shell are on, which each user says for themselves, and whether they are listed. `keep` is to be provided. */
export const shortcutsMachine = setup({
  types: typesOf<{
    input: { isOn: boolean };
    context: { readonly isOn: boolean };
    events: { type: 'TOGGLE' } | { type: 'LIST' } | { type: 'CLOSE' };
  }>(),
  guards: { isOn: ({ context }) => context.isOn },
  actions: { keep: (_machine, _params: { isOn: boolean }) => {} },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => ({ isOn: input.isOn }),
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
      states: { closed: { on: { LIST: 'open' } }, open: { on: { CLOSE: 'closed' } } },
    },
  },
});
