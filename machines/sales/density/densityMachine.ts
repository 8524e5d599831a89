import { setup } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';

/** How much of the shell a screen shows: much at once for who works with it all day, or with air around it. */
export const densities = ['DENSE', 'COMFORTABLE'] as const;
export type Density = (typeof densities)[number];

/** The density that each user chooses for themselves. `keep` is to be provided. */
export const densityMachine = setup({
  types: typesOf<{
    input: { density: Density };
    context: { readonly begun: Density };
    events: { type: 'TOGGLE' };
  }>(),
  guards: { isDense: ({ context }) => context.begun === 'DENSE' },
  actions: { keep: (_machine, _params: { density: Density }) => {} },
}).createMachine({
  id: 'density',
  context: ({ input }) => ({ begun: input.density }),
  initial: 'begun',
  states: {
    begun: { always: [{ guard: 'isDense', target: 'dense' }, { target: 'comfortable' }] },
    dense: {
      on: {
        TOGGLE: { target: 'comfortable', actions: { type: 'keep', params: { density: 'COMFORTABLE' } } },
      },
    },
    comfortable: {
      on: { TOGGLE: { target: 'dense', actions: { type: 'keep', params: { density: 'DENSE' } } } },
    },
  },
});
