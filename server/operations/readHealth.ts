import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Health, PartHealth, ServicePart } from '#machines/service/sales/operationsCalls.ts';
import { askClamd } from '#server/documents/clamd.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { awaited } from '#server/documents/scan.ts';
import { readPause } from '#server/handover/deadLetters.ts';
import type { Messages } from '#server/messages/message.ts';
import { differingIn } from '#server/instances/differences.ts';
import { countWaiting } from '#server/metrics/countWaiting.ts';
import { checkRoom } from '#server/store/room.ts';
import { areRegistersFilled } from '#server/store/seeds/seed.ts';
import type { Store } from '#server/store/tables.ts';

/** What is asked how it is. */
export interface Watched extends Store {
  readonly documents: Pick<DocumentStore, 'check'>;
  readonly clamd: string | undefined;
  readonly messages: Messages;
  /** The registers of the insurer that are given up for now; undefined where our own answer. */
  readonly brokenRegisters: (() => readonly string[]) | undefined;
  readonly handsOver: boolean;
  readonly build: { readonly hash: string };
}

type Found = Omit<PartHealth, 'part'>;

/** Milliseconds after which a part does not answer. */
const patience = 3000;
/** Milliseconds that a message may wait before whoever sends it counts as away. */
const tooLong = 15 * 60_000;

/** How the parts of the service are, seen from this process, which builds run, and what waits. */
export async function readHealth(watched: Watched): Promise<Health> {
  const { db, now } = watched;
  const parts = await Promise.all([
    partOf('DATABASE', () => sql`select 1`.execute(db)),
    partOf('STORE', () => watched.documents.check()),
    partOf('SPACE', () => checkRoom(tmpdir())),
    partOf('SCANNER', () => scannerOf(watched.clamd)),
    partOf('REGISTERS', () => registersOf(watched)),
    partOf('CORE', () => coreOf(watched)),
    partOf('MAIL', () => senderOf(watched, 'EMAIL')),
    partOf('SMS', () => senderOf(watched, 'PHONE')),
  ]);
  const queues = await countWaiting({ db, now });
  return {
    at: now().toISOString(),
    parts,
    ...(await buildsOf(watched)),
    queues: queues.map(({ seconds, ...queue }) => ({ ...queue, seconds: Math.floor(seconds) })),
  };
}

/** A part that does not answer, or not in time, is away; the time is told of one that answers. */
async function partOf(part: ServicePart, ask: () => Promise<unknown>): Promise<PartHealth> {
  const begun = performance.now();
  const late = wait(patience, 'late' as const, { ref: false });
  try {
    const found = await Promise.race([ask(), late]);
    if (found === 'late') return { part, state: 'AWAY' };
    const milliseconds = Math.round(performance.now() - begun);
    return { part, ...(isFound(found) ? found : { state: 'WELL', milliseconds }) };
  } catch {
    return { part, state: 'AWAY' };
  }
}

const isFound = (found: unknown): found is Found =>
  typeof found === 'object' && found !== null && 'state' in found;

const off: Found = { state: 'OFF' };

async function scannerOf(clamd: string | undefined): Promise<Found | undefined> {
  if (clamd === undefined) return off;
  if (clamd === awaited) return { state: 'AWAY' };
  await askClamd(clamd, Readable.from([Buffer.from('how are you')]), patience);
  return undefined;
}

async function registersOf({ db, brokenRegisters }: Watched): Promise<Found | undefined> {
  if (brokenRegisters === undefined) return (await areRegistersFilled(db)) ? undefined : off;
  const about = [...brokenRegisters()].toSorted();
  return about.length > 0 ? { state: 'AWAY', about } : undefined;
}

async function coreOf({ db, handsOver }: Watched): Promise<Found | undefined> {
  if (!handsOver) return off;
  const paused = await readPause(db);
  if (!paused) return { state: 'WELL' };
  const { since, reason } = paused;
  return { state: 'PAUSED', since: since.toISOString(), ...(reason !== '' && { about: [reason] }) };
}

// A message that nobody takes while others are sent says nothing of who sends them: it is among the messages that failed.
async function senderOf({ db, now, messages }: Watched, way: 'EMAIL' | 'PHONE'): Promise<Found> {
  if (messages[way] === undefined) return off;
  const table = way === 'EMAIL' ? sql.table('confirmation_mail') : sql.table('notice');
  const late = new Date(now().getTime() - tooLong);
  const { rows } = await sql<{ since: Date | null }>`
    with message as (
      select since, due_at, sent_at, attempts from ${table}
      union all select since, due_at, sent_at, attempts from status_message where channel = ${way})
    select min(since) as since from message
    where due_at is not null and (attempts > 0 or since < ${late})
      and not exists (select from message as other where other.sent_at > message.since)`.execute(db);
  const since = rows[0]?.since ?? undefined;
  return since === undefined ? { state: 'WELL' } : { state: 'AWAY', since: since.toISOString() };
}

async function buildsOf({
  db,
  build,
}: Watched): Promise<Pick<Health, 'builds' | 'isSetUpAlike' | 'differing'>> {
  const instances = await db
    .selectFrom('instance')
    .select(['build', 'settings', 'started_at as since'])
    .orderBy('started_at')
    .execute();
  // Nobody notes a process that is alone on its database.
  if (instances.length === 0) return { builds: [{ hash: build.hash, processes: 1 }], isSetUpAlike: true };
  const byHash = Map.groupBy(instances, (one) => one.build);
  const differing = differingIn(instances.map(({ settings }) => settings));
  return {
    builds: [...byHash].map(([hash, [first, ...others]]) => ({
      hash,
      processes: others.length + 1,
      ...(first && { since: first.since.toISOString() }),
    })),
    isSetUpAlike: differing.length === 0,
    ...(differing.length > 0 && { differing }),
  };
}
