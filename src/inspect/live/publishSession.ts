import { findPage } from '#machines/flow/compile.ts';
import { claimSubject } from '#machines/report/kit.ts';
import type { InspectionEvent } from 'xstate';
import { advanceOf, turnIn } from '#machines/analysis/advance.ts';
import { finiteFacts } from '#machines/analysis/finiteFacts.ts';
import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import { checkDraft } from '#machines/claim/draft.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { rowsOf } from '#machines/flow/page.ts';

import { isOfFlow, type TraceStep } from '#machines/flow/trace.ts';
import { LiveMessage, type LiveSession } from './liveMessage.ts';

interface Options {
  /** Says something on the channel. */
  readonly say: (message: LiveMessage) => void;
  /** The name it has there. */
  readonly session: string;
  readonly flow: Flow;
  /** The trace of the session; its `inspect` must be told before this one's. */
  readonly steps: () => readonly TraceStep[];
}

/**
 * What `createActor(machine, { inspect })` must be given, what listens to the channel and what ends it. After every step the
 * session says where it is and the facts that rules of the flow read, and again when somebody asks who is there.
 */
export const publishSession = ({ say, session, flow, steps }: Options) => {
  const names = factsRead(Object.values(rulesOf(flow)).flat());
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
      turn = turnIn(seen) ?? turn;
      if (seen.type !== '@xstate.snapshot' || !isOfFlow(seen.snapshot)) return;
      // A page about one row of a list asks about that row.
      const page = findPage(flow, steps().at(-1)?.page ?? '');
      const facts = factsOf(seen.snapshot, names, page ? rowsOf(page) : []);
      const advance = turn ? advanceOf(flow, turn, facts) : state?.advance;
      turn = undefined;
      state = { session, flow: flow.code, steps: steps(), facts, ...(advance && { advance }) };
      tell();
    },
    end: () => say({ kind: 'GONE', session }),
  };
};

const factsOf = (snapshot: object, names: readonly string[], rows: readonly number[]): Facts => {
  const context = 'context' in snapshot ? snapshot.context : undefined;
  const claim = typeof context === 'object' && context !== null && 'record' in context ? context.record : {};
  const draft = checkDraft(claim);
  if (!draft.ok) return {};
  const read = claimSubject.factsIn(draft.value, rows);
  return finiteFacts(claimSubject, Object.fromEntries(names.map((name) => [name, read(name)])));
};
