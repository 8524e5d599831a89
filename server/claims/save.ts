import { sql } from 'kysely';
import { checkDraft } from '../../machines/claim/draft.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import type { Session } from '../auth/sessions.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/**
 * POST /rest/:service/:claimRequestUuid/save/:version: stores the detail when the version is the stored one, and answers with the
 * next version. 245000030 for a wrong shape, 409 with 245000022 and `version` for a stale one.
 */
export function save(app: App, service: Service): void {
  app.route({
    ...routeOf(calls.save),
    handler: async (request) => {
      const { claimRequestUuid: uuid, version } = request.params;
      const checked = checkDraft(request.body);
      if (!checked.ok) throw malformed(checked.issues[0]);
      const detail = jsonText(checked.value);
      const stored = await store(service, request.session, { uuid, version, detail });
      return stored ?? refuse(service, request.session, uuid);
    },
  });
}

const malformed = (issue: { name: string; key: string } | undefined): Failure =>
  new Failure('245000030', { params: issue && { name: issue.name, key: issue.key } });

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
    update claim_request set detail = ${detail}, version = version + 1, updated_at = ${now()}
    where uuid = ${uuid} and version = ${version} and state = 'DRAFT'
      and session_id = ${session.id} and opened_at >= ${session.startedAt}
    returning version`.execute(db);
  return rows[0];
}

async function refuse(service: Service, session: Session | undefined, uuid: string): Promise<never> {
  const claim = await getOwnDraft(service, session, uuid);
  throw new Failure('245000022', { status: 409, params: { version: claim.version } });
}

// What PostgreSQL takes for no text: the zero character and halves of pairs.
const untakable = /\\u(?:0000|d[89a-f])/i;

/** A detail as JSON text for a column; characters that no database can store are left out or replaced. */
function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return untakable.test(text) ? JSON.stringify(value, (_, part: unknown) => clean(part)) : text;
}

const clean = (part: unknown): unknown =>
  typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part;
