import { sql } from 'kysely';
import { oldestVersionOf, schemaVersion } from '#machines/claim/stored/migrations.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { draftText } from '#server/reports/draftText.ts';
import { findFlow } from '#server/reports/storedClaim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

interface Saving extends Ownership {
  readonly flows: readonly Flow[];
}

/**
 * POST /rest/:service/:claimRequestUuid/save/:version: stores of the detail what the flow of the report can hold, when the version is
 * the stored one, and answers with the next version. 245000030 for a wrong shape, 409 with 245000022 and `version` for a stale one.
 */
export function save(app: App, saving: Saving): void {
  app.route({
    ...routeOf(calls.save),
    handler: async (request) => {
      const { claimRequestUuid: uuid, version } = request.params;
      const detail = draftText(request.body, await flowOf(saving, uuid));
      const stored = await store(saving, request.session, { uuid, version, detail });
      return stored ?? refuse(saving, request.session, uuid);
    },
  });
}

/** A report is of the line and the kind it was begun as, for ever. */
async function flowOf({ db, flows }: Saving, uuid: string): Promise<Flow | undefined> {
  const row = await db
    .selectFrom('claim_request')
    .select(['claim_type', 'flow_type'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row && findFlow(flows, row);
}

interface Draft {
  readonly uuid: string;
  readonly version: number;
  readonly detail: string;
}

// Everything that must hold stands in the one statement: of two saves at once the database lets one through.
async function store(
  { db, sessions, now }: Ownership,
  session: Session | undefined,
  { uuid, version, detail }: Draft,
): Promise<{ version: number } | undefined> {
  if (session === undefined || !sessions.isOpen(session)) return undefined;
  const { rows } = await sql<{ version: number }>`
    update claim_request set detail = ${detail}, schema_version = ${oldestVersionOf(JSON.parse(detail))}, version = version + 1, updated_at = ${now()}
    where uuid = ${uuid} and version = ${version} and state = 'DRAFT'
      and schema_version <= ${schemaVersion} and session_id = ${session.id} and opened_at >= ${session.startedAt}
    returning version`.execute(db);
  return rows[0];
}

async function refuse(ownership: Ownership, session: Session | undefined, uuid: string): Promise<never> {
  const claim = await getOwnDraft(ownership, session, uuid);
  throw new Failure('245000022', { status: 409, params: { version: claim.version } });
}
