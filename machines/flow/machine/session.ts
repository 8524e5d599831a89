import type { Names } from '#machines/flow/page.ts';
import type { FlowSetup } from './setup.ts';

export const sessionStatesOf = <N extends Names>(made: FlowSetup<N>) => {
  const childState = (oneOf: readonly string[]) => ({
    type: 'childIs' as const,
    params: ({ event }: { readonly event: { readonly snapshot: object } }) => ({
      state: 'value' in event.snapshot ? event.snapshot.value : undefined,
      oneOf,
    }),
  });

  /**
   * The session deadline beside the pages. Every completed request of any tab moves it; once it has passed, nothing more can be sent. Source:
   * specification section 4.
   */
  const sessionStates = made.createStateConfig({
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: 'session',
          src: 'session',
          input: ({ context: { configuration } }) => ({
            duration: configuration.sessionDuration,
            warnBefore: configuration.warnBefore,
            now: configuration.now,
            uptime: configuration.uptime,
          }),
          onSnapshot: [
            { guard: childState(['notExtended']), target: '.notExtended' },
            { guard: childState(['expiring', 'extending']), target: '.expiring' },
            { target: '.active' },
          ],
          onDone: { target: 'expired', actions: 'tellExpired' },
          onError: { target: 'expired', actions: 'tellExpired' },
        },
        on: {
          REQUEST_COMPLETED: { actions: 'moveDeadline' },
          EXTEND_SESSION: { actions: 'extendSession' },
          CHECK_SESSION: { actions: 'checkSession' },
          SESSION_LOST: { actions: 'loseSession' },
          LOGGED_OUT: 'expired',
        },
        initial: 'active',
        states: {
          active: {},
          expiring: { tags: 'expiring' },
          notExtended: { tags: ['expiring', 'notExtended'] },
        },
      },
      expired: {},
    },
  });

  return { sessionStates };
};
