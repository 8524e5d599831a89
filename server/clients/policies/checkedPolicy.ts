import { sql } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { waysOf } from '#machines/sales/policy/fleet.ts';
import { policyForm } from '#machines/sales/policy/policyForm.ts';
import { storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import type { FoundAgent } from '#machines/service/sales/policyCalls.ts';
import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { wrongRecord } from '#server/clients/records/refusals.ts';
import { inTurn } from '#server/clients/records/storeClient.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { PolicyRecordTable } from '#server/store/clients/clientTables.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';
import { insures } from './insures.ts';
import { foundAgent, subjectOfAgent } from './agents.ts';
import { lossesOf } from './losses.ts';

/** A policy as it is stored, who shares it, and whether it waits for an underwriter. */
export interface CheckedPolicy {
  readonly record: PolicyRecord;
  readonly status: PolicyRecordTable['status'];
  readonly secondAgent: string | null;
}

interface Given {
  readonly sent: PolicyRecord;
  readonly known: KnownOfPolicy;
  readonly holder: RegisteredPerson;
  readonly before?: { readonly record: PolicyRecord; readonly secondAgent: string | null };
}

/**
 * Of a policy that was sent what the form asks, by the rules of the form and by what the registers say now; where one of them is away,
 * nothing is held up. Earlier insurance that no register confirms waits for an underwriter, as does whatever the form leaves to them.
 * Throws 245000030 with the first field that is wrong or missing.
 */
export async function checkedPolicy(
  systems: Systems,
  { sent, known, holder, before }: Given,
): Promise<CheckedPolicy> {
  const checked = check(answersSchema(policyForm, { ...sent, ...known }), sent);
  if (!checked.ok) throw wrongRecord(checked.issues);
  const record = storedPolicy(checked.value, known);
  const { agentNumber, secondaryAgent } = record.agent ?? {};
  await refuseAgent(systems, 'agent.agentNumber', agentNumber);
  await refuseAgent(systems, 'agent.secondaryAgent', secondaryAgent);
  // Where the register is away, whoever shared it shares it still.
  const isSame = before?.record.agent?.secondaryAgent === secondaryAgent;
  const secondAgent = await subjectOfAgent(
    systems,
    secondaryAgent,
    isSame ? (before?.secondAgent ?? null) : null,
  );
  const { periods = [] } = record;
  const { losses } = periods.length > 0 ? await lossesOf(systems, holder, periods) : {};
  const isNoted = checked.issues.some(({ severity }) => severity === 'underwriting');
  const isUnproved = losses?.outcome === 'DIFFERS' || losses?.outcome === 'NOT_FOUND';
  return { record, secondAgent, status: isNoted || isUnproved ? 'PENDING_APPROVAL' : 'DRAFT' };
}

const refused: Partial<Record<FoundAgent['outcome'], string>> = {
  NOT_FOUND: 'agentUnknown',
  SUSPENDED: 'agentSuspended',
};

async function refuseAgent(systems: Systems, name: string, agentNumber: string | undefined): Promise<void> {
  if (agentNumber === undefined) return;
  const key = refused[(await foundAgent(systems, agentNumber)).outcome];
  if (key !== undefined) throw wrongRecord([{ name, key }]);
}

const isAgainstSame = (one: string, other = 'POV') =>
  other.split('_').some((kind) => one.split('_').includes(kind));

interface Place {
  readonly vehicle: string;
  /** Undefined for a new one. */
  readonly policy?: string;
}

/** How a policy insures its vehicles, by their ids: first the one that it is of. */
const waysIn = (vehicle: string, record: PolicyRecord) => [
  { vehicle, type: record.insuranceType, name: 'insuranceType' },
  ...waysOf(record).map((row, at) => ({
    vehicle: row.vehicle,
    type: row.insuranceType,
    name: `vehicles[${at}].vehicle`,
  })),
];

/**
 * Refuses a policy of vehicles of which another one insures any against the same at the same time. Throws 245000030 with status 409 and
 * the field.
 */
export async function refuseDoubled(
  trx: Queries,
  record: PolicyRecord,
  { vehicle, policy }: Place,
): Promise<void> {
  const { insuranceStart = '', insuranceEnd = '9999-12-31' } = record;
  const own = waysIn(vehicle, record);
  const ids = [...new Set(own.flatMap((way) => way.vehicle ?? []))].toSorted();
  await inTurn(
    trx,
    ids.map((id) => `policy of ${id}`),
  );
  const others = await trx
    .selectFrom('policy_record')
    .select(['id', 'record', 'vehicle_id as vehicle'])
    .where(sql<boolean>`(${sql.join(ids.map(insures), sql` or `)})`)
    .where(sql<boolean>`record ->> 'insuranceStart' <= ${insuranceEnd}`)
    .where(sql<boolean>`coalesce(record ->> 'insuranceEnd', '9999-12-31') >= ${insuranceStart}`)
    .execute();
  const taken = others.filter(({ id }) => id !== policy).flatMap((one) => waysIn(one.vehicle, one.record));
  const isTaken = ({ vehicle: id, type = 'POV' }: (typeof own)[number]) =>
    taken.some((way) => way.vehicle === id && isAgainstSame(type, way.type));
  const found = own.find(isTaken);
  if (found)
    throw new Failure('245000030', { status: 409, params: { name: found.name, key: 'policyTaken' } });
}
