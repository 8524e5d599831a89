import { hash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { calls } from '../../machines/service/calls.ts';
import { Origin, type FlowType } from '../../machines/claim/enums.ts';
import { emptyClaimsData, serviceOf, type ClaimService } from '../../machines/service/claimRequest.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import type { ClaimRequestTable } from '../store/tables.ts';
import { draftText } from './draftText.ts';

const flowTypeOf = {
  claim: 'DRAFT',
  upload: 'UPLOAD',
  question: 'QUESTION',
} as const satisfies Record<ClaimService, FlowType>;

/**
 * POST /rest/:service/create: a report that belongs to the session of the caller, which is opened when there is none. With a
 * detail it is created and saved in one. 245000501 for a product line the operator does not offer, 245000030 for a flow of
 * another service and for a detail of a wrong shape, which creates nothing.
 */
export function create(app: App, service: Service): void {
  const { sessions, configuration, now } = service;
  app.route({
    ...routeOf(calls.create),
    handler: async (request, reply) => {
      const {
        claimType,
        flowType = flowTypeOf[request.params.service],
        referer,
        detail,
        createKey,
      } = request.body;
      if (serviceOf[flowType] !== request.params.service) {
        throw new Failure('245000030', { params: { name: 'flowType' } });
      }
      if (!configuration.productLines.includes(claimType)) throw new Failure('245000501');
      const draft =
        detail === undefined ? { version: 0, detail: '{}' } : { version: 1, detail: draftText(detail) };
      const session = await sessions.open(request, reply);
      const { uuid, version } = await begin(service, {
        ...draft,
        uuid: randomUUID(),
        session_id: session.id,
        opened_at: now(),
        claim_type: claimType,
        flow_type: flowType,
        referer: originOf(referer),
        create_key_hash: createKey === undefined ? null : hash('sha256', createKey),
        created_at: now(),
        updated_at: now(),
      });
      return { activeClaimUuid: uuid, version, claimsData: [emptyClaimsData(uuid, claimType)] };
    },
  });
}

type NewReport = Insertable<ClaimRequestTable> & Pick<ClaimRequestTable, 'create_key_hash'>;
type Begun = Pick<ClaimRequestTable, 'uuid'> & { readonly version: number };

// Of calls with one key at the same moment the database lets one through.
async function begin(service: Service, report: NewReport): Promise<Begun> {
  const begun = (await insert(service, report)) ?? (await takeUp(service, report));
  if (begun) return begun;
  await giveKeyBack(service, report);
  const another = await insert(service, report);
  if (!another) throw new Failure('245000000');
  return another;
}

const insert = ({ db }: Service, report: NewReport): Promise<Begun | undefined> =>
  db
    .insertInto('claim_request')
    .values(report)
    .onConflict((conflict) => conflict.column('create_key_hash').doNothing())
    .returning(['uuid', 'version'])
    .executeTakeFirst();

/**
 * The report that an earlier call with the same key created, moved to the session of this one: the cookie may have been lost with
 * the answer. Only while it is as it was created, and open: a key opens nothing that its session would not.
 */
const takeUp = ({ db, now }: Service, report: NewReport): Promise<Begun | undefined> =>
  db
    .updateTable('claim_request')
    .set({ session_id: report.session_id, opened_at: report.opened_at })
    .where('create_key_hash', '=', report.create_key_hash)
    .where('claim_type', '=', report.claim_type)
    .where('flow_type', '=', report.flow_type)
    .where('state', '=', 'DRAFT')
    .where('version', '<=', 1)
    .whereRef('updated_at', '=', 'created_at')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('id')
          .whereRef('session.id', '=', 'claim_request.session_id')
          .whereRef('session.started_at', '<=', 'claim_request.opened_at')
          .where('session.expires_at', '>', now()),
      ),
    )
    .returning(['uuid', 'version'])
    .executeTakeFirst();

const giveKeyBack = ({ db }: Service, { create_key_hash }: NewReport) =>
  db
    .updateTable('claim_request')
    .set({ create_key_hash: null })
    .where('create_key_hash', '=', create_key_hash)
    .execute();

/** Origins that are accepted only with a landing token. */
const withToken: readonly Origin[] = ['CLIENT_ZONE', 'SALES_APP'];

function originOf(referer: string | undefined): Origin | null {
  const origin = Origin.safeParse(referer);
  return origin.success && !withToken.includes(origin.data) ? origin.data : null;
}
