import { sql, type RawBuilder } from 'kysely';
import type { VehicleKey } from '#machines/claim/subject.ts';
import type { Db } from '#server/store/tables.ts';
import type { RegisteredPolicy, RegisteredVehicle } from '#server/store/registered.ts';
import { completeAddress } from './completeAddress.ts';
import { statusesAt } from './claimStatuses.ts';
import type { Systems } from './systems.ts';

/** The systems answered from the registers in our own database. */
export const registers = (db: Db): Systems => ({
  findVehicle: (key) => findVehicle(db, key),
  findPolicy: async (policyNumber) => {
    const row = await db
      .selectFrom('policy')
      .select('data')
      .where('policy_number', '=', policyNumber)
      .executeTakeFirst();
    return row?.data;
  },
  listPoliciesOfVehicle: async (vehicleId) => {
    const rows = await db
      .selectFrom('policy')
      .select('data')
      .where('vehicle_id', '=', vehicleId)
      .orderBy('policy_number')
      .execute();
    return rows.map((row) => row.data);
  },
  listPoliciesOfInsured: (number) => listPoliciesOf(db, insures, 'birthNumber', number),
  listPoliciesOfCompany: (number) =>
    listPoliciesOf(db, sql<boolean>`(${isTakenOut} or ${insures})`, 'identificationNumber', number),
  findPerson: async (id) => {
    const row = await db.selectFrom('person').select('data').where('id', '=', id).executeTakeFirst();
    return row?.data;
  },
  findCompany: async (identificationNumber) => {
    const row = await db
      .selectFrom('company')
      .select('data')
      .where('identification_number', '=', identificationNumber)
      .executeTakeFirst();
    return row?.data;
  },
  findAgent: async (key) => {
    const named = db.selectFrom('agent').select(['subject', 'data']);
    const query =
      'subject' in key
        ? named.where('subject', '=', key.subject)
        : named.where('agent_number', '=', key.agentNumber);
    const row = await query.executeTakeFirst();
    return row && { ...row.data, ...(row.subject !== null && { subject: row.subject }) };
  },
  lossHistory: async (number) => {
    const row = await db
      .selectFrom('loss_history')
      .select('data')
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.data;
  },
  credits: async (subject) => {
    const row = await db.selectFrom('agent').select('data').where('subject', '=', subject).executeTakeFirst();
    return row?.data.credits;
  },
  completeAddress: (text) => completeAddress(db, text),
  listRepairShops: async () => {
    const rows = await db.selectFrom('repair_shop').select('data').execute();
    return rows.map((row) => row.data);
  },
  // What was reported here is asked for beside every register.
  listClaims: () => Promise.resolve([]),
  listStatuses: async ({ policyNumber, age }) => {
    const row = await db
      .selectFrom('policy')
      .select('data')
      .where('policy_number', '=', policyNumber)
      .executeTakeFirst();
    return statusesAt(row?.data.processing ?? [], age);
  },
});

const insures = sql<boolean>`jsonb_exists(policy.data -> 'insuredIds', person.id)`;
const isTakenOut = sql<boolean>`policy.data ->> 'policyholderId' = person.id`;

/** The policies that have to do with whoever has a number. */
async function listPoliciesOf(
  db: Db,
  relation: RawBuilder<boolean>,
  key: 'birthNumber' | 'identificationNumber',
  number: string,
): Promise<readonly RegisteredPolicy[]> {
  const rows = await db
    .selectFrom('policy')
    .innerJoin('person', (join) => join.on(relation))
    .select('policy.data')
    .where(sql<string>`person.data ->> ${sql.lit(key)}`, '=', number)
    .orderBy('policy_number')
    .execute();
  return rows.map((row) => row.data);
}

async function findVehicle(db: Db, key: VehicleKey): Promise<RegisteredVehicle | undefined> {
  const named = db.selectFrom('vehicle').select('vehicle.data');
  const query =
    key.registrationNo !== undefined
      ? named.where('registration_no', '=', key.registrationNo)
      : key.vin !== undefined
        ? named.where('vin', '=', key.vin)
        : key.frameworkNo !== undefined
          ? named.where('framework_no', '=', key.frameworkNo)
          : named
              .innerJoin('policy', 'policy.vehicle_id', 'vehicle.id')
              .where('policy.policy_number', '=', key.policyNumber ?? '');
  const row = await query.executeTakeFirst();
  return row?.data;
}
