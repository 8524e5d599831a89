import { assign, enqueueActions, setup } from 'xstate';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { ClientSearch, FoundClients } from '#machines/service/clients.ts';
import type { SalesVisitor } from '#machines/service/sales/salesCalls.ts';
import { salesPaths } from './paths.ts';
import type { Place } from './place.ts';
import { endOf, theOne, type Leaving, type ShellContext, type SignInAsked } from './shellContext.ts';
import { addressAsked, pageOf } from './shellPages.ts';

const foundOf = ({ event }: { readonly event: { readonly output: FoundClients } }) => ({
  found: event.output,
});

/**
 * The shell of the sales application: who comes, the page that their rights lead to, for whom they act, and what they search for. Its
 * calls are ports; `leave` goes to an address outside of it. Source: specification sections 2 and 6.
 */
export const shellMachine = setup({
  types: typesOf<{
    input: { asked: string | undefined } & Omit<Place, 'page'>;
    context: ShellContext;
    events:
      | { type: 'ENTER' }
      /** What was asked for takes a fresh sign-in, which leads back to it. */
      | { type: 'ENTER_AFRESH' }
      | { type: 'ENTER_FOR'; id: string }
      /** Opens the dialog in which it is chosen for whom one acts; CANCEL closes it. */
      | { type: 'CHOOSE' }
      | { type: 'CANCEL' }
      | { type: 'FIND'; search: ClientSearch }
      | Leaving
      /** A call that another machine of the shell has made has failed. */
      | { type: 'CALL_REFUSED'; error: unknown }
      /** The form on the page has these fields that are not saved. Before it is left, LEAVE or STAY is asked for. */
      | { type: 'UNSAVED'; fields: readonly string[] }
      | { type: 'LEAVE' }
      | { type: 'STAY' }
      | { type: 'RETRY' };
    tags: 'busy';
  }>(),
  actors: {
    readVisitor: port<SalesVisitor, undefined>('readVisitor'),
    /** Gives the address where the sign-in begins. */
    signIn: port<string, SignInAsked>('signIn'),
    actFor: port<unknown, string | undefined>('actFor'),
    findClients: port<FoundClients, ClientSearch | undefined>('findClients'),
  },
  guards: {
    mayEnter: ({ context }) => context.visitor?.mayEnter === true,
    maySearch: ({ context }) => context.visitor?.maySearch === true && pageOf(context) === 'search',
    /** The only one who has the number that was typed, and whom they may see. */
    isTheOne: (_, { found }: { found: FoundClients }) => theOne(found) !== undefined,
    isUnsaved: ({ context }) => context.unsaved.length > 0,
    endsSession: (_, { error }: { error: unknown }) => endOf(toFailure(error)) !== undefined,
  },
  actions: {
    keepVisitor: assign((_, { visitor }: { visitor: SalesVisitor }) => ({ visitor, failure: undefined })),
    keepAsked: assign(
      (_, { page, client, vehicle, policy, isSaved = false }: Place & { isSaved?: boolean }) => ({
        isSaved,
        asked: page,
        client,
        vehicle,
        policy,
        failure: undefined,
      }),
    ),
    openTheOne: assign((_, { found }: { found: FoundClients }) => ({
      asked: 'client',
      client: theOne(found)?.id,
    })),
    keepActFor: assign((_, { id }: { id: string | undefined }) => ({
      actFor: id,
      isAfresh: false,
      failure: undefined,
    })),
    keepAfresh: assign({ isAfresh: true }),
    keepSearch: assign((_, { search }: { search: ClientSearch }) => ({
      search,
      found: undefined,
      failure: undefined,
    })),
    keepFound: assign((_, { found }: { found: FoundClients }) => ({ found })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepEnd: assign((_, { error }: { error: unknown }) => ({ ended: endOf(toFailure(error)) })),
    forgetFailure: assign({ failure: undefined }),
    keepUnsaved: assign((_, { fields }: { fields: readonly string[] }) => ({ unsaved: fields })),
    keepWanted: assign((_, wanted: Leaving) => ({ wanted })),
    /** Does what was asked for before the form stood in its way. */
    leaveForm: enqueueActions(({ context, enqueue }) => {
      const { wanted } = context;
      enqueue.assign({ unsaved: [], wanted: undefined });
      if (wanted) enqueue.raise(wanted);
    }),
    leave: (_machine, _params: { url: string }) => {},
  },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({
    asked: input.asked,
    client: input.client,
    vehicle: input.vehicle,
    policy: input.policy,
    unsaved: [],
  }),
  initial: 'arriving',
  states: {
    arriving: {
      tags: 'busy',
      invoke: {
        src: 'readVisitor',
        onDone: {
          target: 'shown',
          actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
        },
        onError: [
          {
            guard: { type: 'endsSession', params: errorOf },
            target: 'shown',
            actions: { type: 'keepEnd', params: errorOf },
          },
          { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    away: { on: { RETRY: 'arriving' } },
    shown: {
      initial: 'idle',
      on: {
        UNSAVED: { actions: { type: 'keepUnsaved', params: ({ event }) => event } },
        GO: [
          {
            guard: 'isUnsaved',
            target: '.leaving',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          { actions: { type: 'keepAsked', params: ({ event }) => event } },
        ],
        CALL_REFUSED: {
          guard: { type: 'endsSession', params: errorOf },
          actions: { type: 'keepEnd', params: errorOf },
        },
        ENTER: { target: 'entering', actions: { type: 'keepActFor', params: { id: undefined } } },
        ENTER_AFRESH: {
          target: 'entering',
          actions: [{ type: 'keepActFor', params: { id: undefined } }, 'keepAfresh'],
        },
        ENTER_FOR: {
          target: 'entering',
          actions: { type: 'keepActFor', params: ({ event }) => ({ id: event.id }) },
        },
        ACT_FOR: [
          {
            guard: 'isUnsaved',
            target: '.leaving',
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          {
            guard: 'mayEnter',
            target: 'switching',
            actions: { type: 'keepActFor', params: ({ event }) => ({ id: event.id }) },
          },
        ],
        FIND: {
          guard: 'maySearch',
          target: '.finding',
          reenter: true,
          actions: { type: 'keepSearch', params: ({ event }) => ({ search: event.search }) },
        },
      },
      states: {
        idle: { on: { CHOOSE: { guard: 'mayEnter', target: 'choosing', actions: 'forgetFailure' } } },
        choosing: { on: { CANCEL: 'idle' } },
        /** A form would be left that is not saved. */
        leaving: { on: { LEAVE: { target: 'idle', actions: 'leaveForm' }, STAY: 'idle' } },
        finding: {
          tags: 'busy',
          invoke: {
            src: 'findClients',
            input: ({ context }) => context.search,
            onDone: [
              {
                guard: { type: 'isTheOne', params: foundOf },
                target: 'idle',
                actions: [
                  { type: 'keepFound', params: foundOf },
                  { type: 'openTheOne', params: foundOf },
                ],
              },
              { target: 'idle', actions: { type: 'keepFound', params: foundOf } },
            ],
            onError: [
              {
                guard: { type: 'endsSession', params: errorOf },
                target: 'idle',
                actions: { type: 'keepEnd', params: errorOf },
              },
              { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
            ],
          },
        },
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({
          actFor: context.actFor,
          isAfresh: context.isAfresh,
          returnTo: addressAsked(context),
        }),
        onDone: {
          target: 'left',
          actions: { type: 'leave', params: ({ event }) => ({ url: event.output }) },
        },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        src: 'actFor',
        input: ({ context }) => context.actFor,
        // Everything that the document knows of the visitor is of before.
        onDone: { target: 'left', actions: { type: 'leave', params: { url: salesPaths.home } } },
        onError: [
          {
            guard: { type: 'endsSession', params: errorOf },
            target: 'shown',
            actions: { type: 'keepEnd', params: errorOf },
          },
          { target: 'shown', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    left: { type: 'final', tags: 'busy' },
  },
});
