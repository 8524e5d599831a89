import type { InspectionEvent } from 'xstate';
import { checkDraft } from '../../../machines/claim/draft.ts';
import { advanceOf, turnIn } from '../../../machines/flow/advance.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { readFacts, type Facts } from '../../../machines/flow/facts.ts';
import { finiteFacts } from '../../../machines/flow/finiteFacts.ts';
import type { TraceStep } from '../../../machines/flow/trace.ts';
import { LiveMessage, type LiveSession } from './liveMessage.ts';

interface Options {
  /** Says something on the channel. */
  readonly say: (message: LiveMessage) => void;
  /** What it goes by there. */
  readonly session: string;
  readonly flow: Flow;
  /** The trace of the session; its `inspect` must be told before this one's. */
  readonly steps: () => readonly TraceStep[];
}

/**
 * Takes a session and the way to the channel; gives what `createActor(machine, { inspect })` shall tell, what hears the channel, and
 * what ends it: after every step the session says where it stands, and again when somebody asks who is there.
 */
export const publishSession = ({ say, session, flow, steps }: Options) => {
  let state: LiveSession | undefined;
  let turn: ReturnType<typeof turnIn>;
  const tell = () => {
    if (state) say({ kind: 'HERE', state });
  };
  return {
    hear: (message: unknown): void => {
      if (LiveMessage.safeParse(message).data?.kind === 'WHO') tell();
    },
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
    end: () => say({ kind: 'GONE', session }),
  };
};

const factsIn = (snapshot: object): Facts => {
  const context = 'context' in snapshot ? snapshot.context : undefined;
  const claim = typeof context === 'object' && context !== null && 'claim' in context ? context.claim : {};
  const draft = checkDraft(claim);
  return draft.ok ? finiteFacts(readFacts(draft.value)) : {};
};
