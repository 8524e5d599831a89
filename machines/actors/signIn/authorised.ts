import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { failed, type Outcome, succeeded, toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import type { tokenMachine } from './token.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { demandsLogout } from '#machines/service/demandsLogout.ts';
import { Failure } from '#machines/calls/failures.ts';

const waitStep = 500;

/**
 * One call with an access token: a pending token is waited for in steps of 500 ms, a 401 asks for a refresh and is made once
 * more, 401.4 and 401.6 log out. The port `call` goes by the name given in its error where nobody has provided it. Source:
 * specification section 7, authentication.
 */
export const createAuthorisedMachine = <Request, Value>(name: string) =>
  setup({
    types: typesOf<{
      input: AuthorisedInput<Request>;
      context: AuthorisedInput<Request> & { accessToken: string; repeated: boolean; outcome: Outcome<Value> };
      output: Outcome<Value>;
    }>(),
    actors: { call: port<Value, { request: Request; accessToken: string }>(name) },
    delays: { waitStep },
    guards: {
      isPending: ({ context }) => context.token.getSnapshot().hasTag('pending'),
      hasToken: ({ context }) => context.token.getSnapshot().context.tokens !== undefined,
      demandsLogout: (_, { error }: { error: unknown }) => demandsLogout(toFailure(error)),
      mayRepeat: ({ context }, { error }: { error: unknown }) =>
        !context.repeated && toFailure(error).status === 401,
    },
    actions: {
      takeToken: assign(({ context }) => ({
        accessToken: context.token.getSnapshot().context.tokens?.accessToken ?? '',
      })),
      noteRepeat: assign({ repeated: true }),
      askForRefresh: sendTo(
        ({ context }) => context.token,
        ({ context }) => ({ type: 'REFRESH', refused: context.accessToken }),
      ),
      logOut: sendTo(({ context }) => context.token, { type: 'LOG_OUT' }),
      keepValue: assign((_, { value }: { value: Value }) => ({ outcome: succeeded(value) })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ outcome: failed(error) })),
      keepTokenFailure: assign(({ context }) => ({
        outcome: failed(context.token.getSnapshot().context.failure ?? new Failure('SESSION_EXPIRED')),
      })),
    },
  }).createMachine({
    id: 'authorised',
    context: ({ input }) => ({
      ...input,
      accessToken: '',
      repeated: false,
      outcome: failed(new Failure('SESSION_EXPIRED')),
    }),
    output: ({ context }) => context.outcome,
    initial: 'looking',
    states: {
      looking: {
        always: [
          { guard: 'isPending', target: 'waiting' },
          { guard: 'hasToken', target: 'calling', actions: 'takeToken' },
          { target: 'end', actions: 'keepTokenFailure' },
        ],
      },
      waiting: { after: { waitStep: 'looking' } },
      calling: {
        invoke: {
          src: 'call',
          input: ({ context }) => ({ request: context.request, accessToken: context.accessToken }),
          onDone: {
            target: 'end',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          onError: [
            {
              guard: { type: 'demandsLogout', params: errorOf },
              target: 'end',
              actions: ['logOut', { type: 'keepFailure', params: errorOf }],
            },
            {
              guard: { type: 'mayRepeat', params: errorOf },
              target: 'waiting',
              actions: ['noteRepeat', 'askForRefresh'],
            },
            { target: 'end', actions: { type: 'keepFailure', params: errorOf } },
          ],
        },
      },
      end: { type: 'final' },
    },
  });

interface AuthorisedInput<Request> {
  readonly request: Request;
  readonly token: ActorRefFrom<typeof tokenMachine>;
}
