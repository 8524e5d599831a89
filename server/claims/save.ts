import { sql } from 'kysely';
import { schemaVersion } from '../../machines/claim/stored/migrations.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import type { Session } from '../auth/sessions.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { draftText } from './draftText.ts';

/**
 * POST /rest/:service/:claimRequestUuid/save/:version: stores the detail when the version is the stored one, and answers with the
 * next version. 245000030 for a wrong shape, 409 with 245000022 and `version` for a stale one.
 */
export function save(app: App, service: Service): void {
  app.route({
    ...routeOf(calls.save),
    handler: async (request) => {
      const { claimRequestUuid: uuid, version } = request.params;
      const detail = draftText(request.body);
      const stored = await store(service, request.session, { uuid, version, detail });
      return stored ?? refuse(service, request.session, uuid);
    },
  });
}

interface Draft {
  readonly uuid: string;
  readonly version: number;
  readonly detail: string;
}

// Everything that must hold stands in the one statement: of two saves at once the database lets one through.
async function store(
  { db, sessions, now }: Service,
  session: Session | undefined,
  { uuid, version, detail }: Draft,
): Promise<{ version: number } | undefined> {
  if (session === undefined || !sessions.isOpen(session)) return undefined;
  const { rows } = await sql<{ version: number }>`
    update claim_request set detail = ${detail}, schema_version = ${schemaVersion}, version = version + 1, updated_at = ${now()}
    where uuid = ${uuid} and version = ${version} and state = 'DRAFT'
      and schema_version <= ${schemaVersion} and session_id = ${session.id} and opened_at >= ${session.startedAt}
    returning version`.execute(db);
  return rows[0];
}

async function refuse(service: Service, session: Session | undefined, uuid: string): Promise<never> {
  const claim = await getOwnDraft(service, session, uuid);
  throw new Failure('245000022', { status: 409, params: { version: claim.version } });
}
