import type { LiveMessage, LiveSession } from './liveMessage.ts';

/** A session as far as it has been heard of. */
export interface Heard {
  readonly state: LiveSession;
  /** Its tab was closed or left. */
  readonly hasEnded: boolean;
}

/** The sessions heard of after a message, in the order they were first heard. */
export const afterHearing = (sessions: readonly Heard[], message: LiveMessage): readonly Heard[] => {
  if (message.kind === 'WHO') return sessions;
  if (message.kind === 'GONE')
    return sessions.map((one) => (one.state.session === message.session ? { ...one, hasEnded: true } : one));
  const { state } = message;
  const heard = { state, hasEnded: false };
  return sessions.some((one) => one.state.session === state.session)
    ? sessions.map((one) => (one.state.session === state.session ? heard : one))
    : [...sessions, heard];
};
