import { assign, setup } from 'xstate';
import { typesOf } from './typesOf.ts';

export interface Loader {
  readonly id: string;
  /** Key of the text that says what is being waited for. */
  readonly description: string;
}

/**
 * The loader over the whole page: shown while at least one thing is being waited for. Events: START_LOADING
 * with an id and a description (again with the same id: another description), END_LOADING with the id.
 * Source: specification section 3, client-side application state.
 */
export const modalLoaderMachine = setup({
  types: typesOf<{
    context: { stack: readonly Loader[] };
    events: { type: 'START_LOADING'; loader: Loader } | { type: 'END_LOADING'; id: string };
  }>(),
  guards: { isEmpty: ({ context }) => context.stack.length === 0 },
  actions: {
    push: assign(({ context }, { loader }: { loader: Loader }) => ({
      stack: [...context.stack.filter(({ id }) => id !== loader.id), loader],
    })),
    drop: assign(({ context }, params: { id: string }) => ({
      stack: context.stack.filter(({ id }) => id !== params.id),
    })),
  },
}).createMachine({
  id: 'modalLoader',
  context: { stack: [] },
  on: {
    START_LOADING: {
      target: '.shown',
      actions: { type: 'push', params: ({ event }) => ({ loader: event.loader }) },
    },
  },
  initial: 'hidden',
  states: {
    hidden: {},
    shown: {
      always: { guard: 'isEmpty', target: 'hidden' },
      on: { END_LOADING: { actions: { type: 'drop', params: ({ event }) => ({ id: event.id }) } } },
    },
  },
});

/** Takes the loader's stack; gives the description to show, that of the loader started last. */
export const loaderDescription = ({ stack }: { readonly stack: readonly Loader[] }): string | undefined =>
  stack.at(-1)?.description;
