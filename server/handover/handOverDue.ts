import { traceparentOf } from '#machines/calls/traceparent.ts';
import type { EventType } from '#server/outgoing/events.ts';
import type { Store } from '#server/store/tables.ts';
import { because, ofJob } from '#server/traces/cause.ts';
import { asking, inSpan } from '#server/traces/inSpan.ts';
import { callIdOf } from '#server/traces/traceContext.ts';
import { reasonOf, type Outcome } from './answer.ts';
import { envelopeOf, type Enveloping } from './envelopes.ts';
import type { PushPlace } from './place.ts';
import { noteOutcome } from './noteOutcome.ts';
import { post } from './post.ts';
import { atOnce } from './schedule.ts';
import { takeNext, type Taken } from './take.ts';

/** What events are handed over with. */
export interface HandingOver extends Store, Enveloping {
  readonly place: PushPlace;
  /** Between 0 and 1: by how much a pause differs. */
  readonly random: () => number;
  /** Aborted when the service is to be stopped: what is under way then is handed over again later. */
  readonly stopping: AbortSignal;
  readonly attempted: (attempt: Attempted) => void;
}

/** What became of an attempt, for the log and the measures: names, codes and numbers only. */
export interface Attempted {
  readonly id: string;
  /** Of the call that noted it. */
  readonly requestId?: string;
  readonly type: EventType;
  readonly sequence: number;
  readonly attempts: number;
  /** What the core answered, or what stood in the way. */
  readonly outcome: string;
  readonly reason?: string;
}

/** Hands over all events that are due, those of several claims at once, and gives way to other processes that do so, too. */
export async function handOverDue(service: HandingOver): Promise<void> {
  // Looking writes nothing where nothing waits.
  if (!(await isAnyOpen(service))) return;
  const first = await takeNext(service);
  if (first === undefined) return;
  const work = async (begun?: Taken): Promise<void> => {
    for (let taken = begun ?? (await takeNext(service)); taken; taken = await takeNext(service)) {
      await attempt(service, taken);
      if (service.stopping.aborted) return;
    }
  };
  await Promise.all([work(first), ...Array.from({ length: atOnce - 1 }, () => work())]);
}

async function isAnyOpen({ db }: Pick<Store, 'db'>): Promise<boolean> {
  const open = db.selectFrom('outgoing').select('id').where('state', 'in', ['WAITING', 'QUEUED']);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

async function attempt(service: HandingOver, taken: Taken): Promise<void> {
  const { place, now, stopping } = service;
  const envelope = envelopeOf(service, taken.row);
  const { is_replay: isReplay, attempts } = taken.row;
  const cause = ofJob('LATER', taken.row.trace ?? traceparentOf(envelope.id));
  const outcome = await because(cause, () =>
    inSpan(asking(`hand over ${envelope.type}`), () => post(envelope, { place, now, isReplay, stopping })),
  ).catch((error: unknown) => {
    if (!stopping.aborted) throw error;
  });
  if (outcome === undefined) return;
  await noteOutcome(service, taken, outcome);
  const { id, type, sequence } = envelope;
  const requestId = callIdOf(taken.row.trace);
  const named = { id, type, sequence, ...(requestId !== undefined && { requestId }) };
  service.attempted({ ...named, attempts, ...saidOf(outcome) });
}

function saidOf(outcome: Outcome): Pick<Attempted, 'outcome' | 'reason'> {
  if (outcome.is === 'ANSWERED') {
    const { answer } = outcome;
    return { outcome: answer.result, ...(answer.result === 'REFUSED' && { reason: reasonOf(answer.code) }) };
  }
  return { outcome: outcome.is, ...('reason' in outcome && { reason: outcome.reason }) };
}
