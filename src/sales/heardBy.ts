import type { ShellActor } from './shellActor.ts';

/** Lets the shell hear of a call that fails, for it may end the session, and rejects as the call does. */
export const heardBy =
  (shell: ShellActor) =>
  async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      shell.send({ type: 'CALL_REFUSED', error });
      throw error;
    }
  };
