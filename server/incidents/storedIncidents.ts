import { sql } from 'kysely';
import type {
  Incident,
  IncidentFacts,
  IncidentFoundBy,
  IncidentService,
  IncidentStep,
} from '#machines/service/sales/incidents.ts';
import type { Queries } from '#server/store/tables.ts';
import { duesOf, isMajor, nextSteps } from './dues.ts';

/** Closed ones that are listed at most. */
const mostClosed = 50;

/** Who notes something, and when. */
export interface Noting {
  readonly by: string;
  readonly at: Date;
}

/** An incident as somebody notes it. */
export interface NewIncident {
  readonly service: IncidentService;
  readonly foundBy: IncidentFoundBy;
  readonly alert?: string | undefined;
  readonly startedAt: Date;
  readonly words: string;
}

interface Row {
  readonly id: number;
  readonly service: IncidentService;
  readonly found_by: IncidentFoundBy;
  readonly alert: string | null;
  readonly words: string;
  readonly started_at: Date;
  readonly detected_at: Date;
  readonly facts: IncidentFacts | null;
}

interface StepRow {
  readonly incident: number;
  readonly step: IncidentStep;
  readonly at: Date;
  readonly done_by: string;
  readonly words: string;
}

/** The incidents: those that are open first, then the last ones that were closed. */
export async function listIncidents(db: Queries, now: Date): Promise<Incident[]> {
  const { rows } = await sql<Row>`
    select * from (
      select * from incident where facts is null
      union all (select * from incident where facts is not null order by id desc limit ${mostClosed})
    ) listed order by facts is not null, id desc`.execute(db);
  const { rows: steps } = await sql<StepRow>`
    select * from incident_step where incident = any(${rows.map(({ id }) => id)}) order by id`.execute(db);
  const listed: Incident[] = [];
  for (const row of rows) {
    const noted = steps.filter(({ incident }) => incident === row.id);
    listed.push(
      shown(row, noted, row.facts ?? (await countFacts(db, row.started_at, endOf(noted) ?? now)), now),
    );
  }
  return listed;
}

function shown(row: Row, steps: readonly StepRow[], facts: IncidentFacts, now: Date): Incident {
  const dues = duesOf(row.detected_at, steps, now);
  const major = isMajor(steps);
  const ended = endOf(steps);
  return {
    id: row.id,
    service: row.service,
    foundBy: row.found_by,
    ...(row.alert !== null && { alert: row.alert }),
    words: row.words,
    startedAt: row.started_at.toISOString(),
    detectedAt: row.detected_at.toISOString(),
    ...(ended && { endedAt: ended.toISOString() }),
    isClosed: row.facts !== null,
    ...(major !== undefined && { isMajor: major }),
    dues,
    facts,
    steps: steps.map(({ step, at, done_by: by, words }) => ({ step, at: at.toISOString(), by, words })),
    next: nextSteps(steps, dues),
  };
}

const endOf = (steps: readonly StepRow[]): Date | undefined => steps.find(({ step }) => step === 'ENDED')?.at;

/** Notes that something has happened. */
export async function openIncident(trx: Queries, incident: NewIncident, { by, at }: Noting): Promise<number> {
  const { service, foundBy, alert = null, startedAt, words } = incident;
  await sql`insert into incident (service, found_by, alert, words, started_at, detected_at, opened_by)
    values (${service}, ${foundBy}, ${alert}, ${words}, ${startedAt}, ${at}, ${by})`.execute(trx);
  return 1;
}

/** Notes a step of an incident. Gives how many it has changed: none where the step may not be noted any more. */
export async function noteStep(
  trx: Queries,
  {
    incident: id,
    step,
    words,
  }: { readonly incident: number; readonly step: IncidentStep; readonly words: string },
  { by, at }: Noting,
): Promise<number> {
  const { rows } = await sql<Row>`select * from incident where id = ${id} for update`.execute(trx);
  const [incident] = rows;
  if (!incident) return 0;
  const { rows: steps } = await sql<StepRow>`
    select * from incident_step where incident = ${id} order by id`.execute(trx);
  if (!nextSteps(steps, duesOf(incident.detected_at, steps, at)).includes(step)) return 0;
  await sql`insert into incident_step (incident, step, at, done_by, words)
    values (${id}, ${step}, ${at}, ${by}, ${words})`.execute(trx);
  if (step === 'CLOSED') {
    const facts = await countFacts(trx, incident.started_at, endOf(steps) ?? at);
    await sql`update incident set facts = ${JSON.stringify(facts)} where id = ${id}`.execute(trx);
  }
  return 1;
}

/** The incident that an alert has begun and that has not ended; undefined where there is none. */
export async function findByAlert(db: Queries, alert: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from incident where alert = ${alert} and facts is null
      and not exists (select from incident_step where incident = incident.id and step = 'ENDED')`.execute(db);
  return rows[0]?.id;
}

async function countFacts(db: Queries, from: Date, until: Date): Promise<IncidentFacts> {
  const { rows } = await sql<IncidentFacts>`select
    (select count(*)::int from evidence where sent_at between ${from} and ${until}) as sent,
    (select coalesce(sum(count), 0)::int from failure_count
      where hour >= date_trunc('hour', ${from}::timestamptz) and hour <= ${until}) as failed,
    (select count(*)::int from outgoing where state in ('WAITING', 'DEAD')) as waiting`.execute(db);
  return rows[0] ?? { sent: 0, failed: 0, waiting: 0 };
}
