import type { InspectionEvent } from 'xstate';
import { checkDraft } from '../../../machines/claim/draft.ts';
import { advanceOf, turnIn } from '../../../machines/flow/advance.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { readFacts, type Facts } from '../../../machines/flow/facts.ts';
import { finiteFacts } from '../../../machines/flow/finiteFacts.ts';
import type { TraceStep } from '../../../machines/flow/trace.ts';
import { LiveMessage, type LiveSession } from './liveMessage.ts';

/** The part of a BroadcastChannel that a session needs. */
export interface LiveChannel {
  readonly postMessage: (message: LiveMessage) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

interface Options {
  readonly channel: LiveChannel;
  /** What it goes by on the channel. */
  readonly session: string;
  readonly flow: Flow;
  /** The trace of the session; its `inspect` must be told before this one's. */
  readonly steps: () => readonly TraceStep[];
}

/**
 * Takes a session and the channel; gives what `createActor(machine, { inspect })` shall tell, and what ends it: after every step the
 * session says on the channel where it stands, and again when somebody asks who is there.
 */
export const publishSession = ({ channel, session, flow, steps }: Options) => {
  let state: LiveSession | undefined;
  let turn: ReturnType<typeof turnIn>;
  const tell = () => {
    if (state) channel.postMessage({ kind: 'HERE', state });
  };
  channel.addEventListener('message', ({ data }) => {
    if (LiveMessage.safeParse(data).data?.kind === 'WHO') tell();
  });
  return {
    inspect: (seen: InspectionEvent): void => {
      if (seen.actorRef.sessionId !== seen.rootId) return;
      turn = turnIn(seen) ?? turn;
      if (seen.type !== '@xstate.snapshot') return;
      const facts = factsIn(seen.snapshot);
      const advance = turn ? advanceOf(flow, turn, facts) : state?.advance;
      turn = undefined;
      state = { session, flow: flow.code, steps: steps(), facts, ...(advance && { advance }) };
      tell();
    },
    end: () => channel.postMessage({ kind: 'GONE', session }),
  };
};

const factsIn = (snapshot: object): Facts => {
  const context = 'context' in snapshot ? snapshot.context : undefined;
  const claim = typeof context === 'object' && context !== null && 'claim' in context ? context.claim : {};
  const draft = checkDraft(claim);
  return draft.ok ? finiteFacts(readFacts(draft.value)) : {};
};
