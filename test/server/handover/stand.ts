import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readHandover } from '#server/handover/deadLetters.ts';
import { handOverDue, type Attempted, type HandingOver } from '#server/handover/handOverDue.ts';
import { notesOutgoing } from '#server/outgoing/noteOutgoing.ts';
import { transact } from '#server/store/transact.ts';
import type { OutgoingRow } from '#server/handover/envelopes.ts';
import { begin } from '#test/server/drafts.ts';
import type { TestService } from '#test/server/service.ts';
import { exportKey, startCore, type Core } from './core.ts';

/** A queue of events before a core, with a clock of its own; empty before each test. */
export interface Stand {
  /** A report that events are about. */
  readonly uuid: () => string;
  readonly now: () => Date;
  readonly pass: (time: number) => void;
  /** Notes questions about claims, one after the other. */
  readonly happens: (...claimNumbers: readonly string[]) => Promise<void>;
  /** What one process hands over with. */
  readonly process: (differing?: Partial<HandingOver>) => HandingOver;
  /** Hands over what is due now. */
  readonly handOver: () => Promise<void>;
  /** What it logged. */
  readonly attempts: readonly Attempted[];
  readonly says: Core['says'];
  /** Lets the core take all events, whatever day it is there; `taken` says which. */
  readonly takes: () => void;
  readonly taken: readonly string[];
  readonly requests: () => Core['requests'];
  readonly rows: () => Promise<readonly OutgoingRow[]>;
  /** Claim number and sequence, state, attempts, reason and the seconds until it is due, of each event. */
  readonly states: () => Promise<readonly (readonly unknown[])[]>;
  /** Why hand-over is paused, and how many events wait. */
  readonly endpoint: () => Promise<readonly unknown[]>;
}

/** Opens one for the tests of this block. */
export function openStand(service: () => TestService): Stand {
  let core: Core;
  let uuid: string;
  let time = 0;
  const attempts: Attempted[] = [];
  const taken: string[] = [];
  const now = () => new Date(time);
  beforeAll(async () => {
    core = await startCore();
  });
  afterAll(() => core.close());
  beforeEach(async () => {
    const { db } = service().database;
    for (const table of ['outgoing', 'outgoing_claim', 'outgoing_endpoint'] as const)
      await db.deleteFrom(table).execute();
    core.says(undefined);
    for (const list of [core.received, core.requests, attempts, taken]) list.splice(0);
    time = Date.parse('2026-11-20T10:00:00Z');
    ({ uuid } = await begin(service()));
  });

  const process: Stand['process'] = (differing = {}) => ({
    db: service().database.db,
    now,
    tenant: 'vzorova',
    exportKey,
    publicUrl: 'https://claims.example',
    place: core.handover.push ?? { url: '', secrets: [] },
    random: () => 0.5,
    stopping: new AbortController().signal,
    attempted: (attempt) => attempts.push(attempt),
    ...differing,
  });
  const rows = () => service().database.db.selectFrom('outgoing').selectAll().orderBy('number').execute();
  return {
    uuid: () => uuid,
    now,
    pass: (more) => {
      time += more;
    },
    happens: async (...claimNumbers) => {
      const note = notesOutgoing({ now, build: 'aaaaaaaa', isTest: true, defaultLanguage: 'cs' });
      const data = { question: 'Kdy?', contact: {}, claimVerified: true };
      for (const claimNumber of claimNumbers)
        await transact(service().database.db, (trx) =>
          note(trx, { claimNumber, uuid, language: 'cs' }, { type: 'question.registered', data }),
        );
    },
    process,
    handOver: () => handOverDue(process()),
    attempts,
    says: (said) => core.says(said),
    takes: () => {
      taken.splice(0);
      core.says(({ claimNumber, sequence }) => {
        taken.push(`${claimNumber} ${sequence}`);
        return { status: 200, body: { result: 'ACCEPTED', coreClaimId: claimNumber } };
      });
    },
    taken,
    requests: () => core.requests,
    rows,
    states: async () =>
      (await rows()).map(({ claim_number, sequence, state, attempts: made, reason, due_at: due }) => [
        `${claim_number} ${sequence}`,
        state,
        made,
        reason,
        due && (due.getTime() - time) / 1000,
      ]),
    endpoint: async () => {
      const { paused, waiting } = await readHandover(service().database);
      return [paused?.reason, waiting];
    },
  };
}
