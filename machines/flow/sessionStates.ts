import { flowSetup } from './flowSetup.ts';

/** The session deadline beside the pages: every completed request moves it; when it passes, nothing more can be sent. Section 4. */
export const sessionStates = flowSetup.createStateConfig({
  initial: 'running',
  states: {
    running: {
      invoke: {
        id: 'session',
        src: 'session',
        onSnapshot: {},
        input: ({ context: { configuration } }) => ({
          duration: configuration.sessionDuration,
          warnBefore: configuration.warnBefore,
          now: configuration.now,
        }),
        onDone: { target: 'expired', actions: 'tellExpired' },
        onError: { target: 'expired', actions: 'tellExpired' },
      },
      on: {
        REQUEST_COMPLETED: { actions: 'moveDeadline' },
        EXTEND_SESSION: { actions: 'extendSession' },
        CHECK_SESSION: { actions: 'checkSession' },
        SESSION_LOST: { actions: 'loseSession' },
      },
    },
    expired: {},
  },
});
