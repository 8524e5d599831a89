import { sql } from 'kysely';
import { ClaimType } from '#machines/claim/enums.ts';
import agents from './agents.json' with { type: 'json' };
import addresses from './addresses.json' with { type: 'json' };
import claims from './claims.json' with { type: 'json' };
import clients from './clients.json' with { type: 'json' };
import companies from './companies.json' with { type: 'json' };
import delegations from './delegations.json' with { type: 'json' };
import discounts from './discounts.json' with { type: 'json' };
import losses from './losses.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };
import repairShops from './repair-shops.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };
import { SeededClient, seedClients } from '../clients/seedClients.ts';
import { addressWords } from '../clients/addressWords.ts';
import { SeededDiscount, seedDiscounts } from '../clients/seedDiscounts.ts';
import type { Db, Queries } from '../tables.ts';
import { transact } from '../transact.ts';

/**
 * Fills empty registers with the invented people, policies, vehicles, repair shops and claims of the first start. Registers with
 * any content are left alone: they are the operator's. Of processes that start together one does it at a time, as with the steps.
 */
export async function seed(db: Db): Promise<void> {
  await transact(db, async (trx) => {
    const filled = await trx.selectFrom('policy').select('policy_number').limit(1).executeTakeFirst();
    if (filled === undefined) await fill(trx);
  });
}

/** What the start and the readiness say of registers that know nobody. */
export const emptyRegisters =
  'The registers are empty and answer as if they were away. REGISTERS_URL names those of the insurer, SEED=true fills ours with invented people.';

/** Whether the registers know anybody. */
export async function areRegistersFilled(db: Db): Promise<boolean> {
  const one = await db.selectFrom('policy').select('policy_number').limit(1).executeTakeFirst();
  return one !== undefined;
}

async function fill(db: Queries): Promise<void> {
  await db
    .insertInto('person')
    .values(people.map((one) => ({ id: one.id, data: text(one) })))
    .execute();
  await db
    .insertInto('company')
    .values(
      companies.map(({ identificationNumber, ...one }) => ({
        identification_number: identificationNumber,
        data: text(one),
      })),
    )
    .execute();
  await db
    .insertInto('agent')
    .values(
      agents.map(({ subject, ...one }) => ({ agent_number: one.agentNumber, subject, data: text(one) })),
    )
    .execute();
  await db
    .insertInto('loss_history')
    .values(losses.map(({ number, ...one }) => ({ number, data: text(one) })))
    .execute();
  await db.insertInto('delegation').values(delegations).execute();
  await db.insertInto('vehicle').values(vehicles.map(vehicleRow)).execute();
  await db.insertInto('policy').values(policies.map(policyRow)).execute();
  await seedClients(db, { clients: SeededClient.array().parse(clients), people, policies });
  await seedDiscounts(db, SeededDiscount.array().parse(discounts));
  await db
    .insertInto('address_point')
    .values(addresses.map((one) => ({ words: addressWords(one), data: text(one) })))
    .execute();
  await db
    .insertInto('repair_shop')
    .values(repairShops.map((one) => ({ id: one.id, data: text(one) })))
    .execute();
  await db.insertInto('registered_claim').values(claims.map(claimRow)).execute();
  const last = Math.max(...claims.map((one) => Number(one.claimNumber.slice(-8))));
  await sql`select setval('claim_number', ${last})`.execute(db);
}

const text = (value: object): string => JSON.stringify(value);

const vehicleRow = (one: (typeof vehicles)[number]) => ({
  id: one.id,
  registration_no: one.registrationNo,
  vin: one.vin,
  framework_no: 'frameworkNo' in one ? one.frameworkNo : null,
  data: text(one),
});

const policyRow = (one: (typeof policies)[number]) => ({
  policy_number: one.policyNumber,
  vehicle_id: 'vehicleId' in one ? one.vehicleId : null,
  data: text(one),
});

const claimRow = (one: (typeof claims)[number]) => ({
  claim_number: one.claimNumber,
  claim_type: ClaimType.parse(one.claimType),
  policy_number: one.policyNumber,
  registration_no: null,
  vin: null,
  incident_date: one.incidentDate,
  claim_uuid: null,
});
