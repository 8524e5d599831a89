import { sql } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import { likenessOf, takenIn } from '#machines/sales/records/taken.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import type { KnownCompany } from '#machines/service/sales/recordCalls.ts';
import { companyOf } from '#server/clients/companyOf.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Queries } from '#server/store/tables.ts';
import { sameClients } from './sameClients.ts';

type Numbers = readonly { readonly kind: 'BIRTH_NUMBER' | 'COMPANY_ID'; readonly value: string }[];

/** The numbers by which a client with a record is found. */
const numbersOf = ({ person: { birthNumber, ico } = {} }: ClientRecord): Numbers => [
  ...(birthNumber === undefined ? [] : [{ kind: 'BIRTH_NUMBER' as const, value: birthNumber }]),
  ...(ico === undefined ? [] : [{ kind: 'COMPANY_ID' as const, value: ico }]),
];

/** Stores the numbers by which a client is found, in the place of those before. */
export async function storeNumbers(trx: Queries, client: string, record: ClientRecord): Promise<void> {
  await trx.deleteFrom('client_number').where('client_id', '=', client).execute();
  const numbers = numbersOf(record);
  if (numbers.length === 0) return;
  await trx
    .insertInto('client_number')
    .values(numbers.map((number) => ({ ...number, client_id: client })))
    .execute();
}

/** Makes those who store a client with one of these texts wait for each other until the end of the transaction. */
export async function inTurn(trx: Queries, texts: readonly string[]): Promise<void> {
  for (const text of texts.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`client ${text}`}, 0))`.execute(trx);
}

type Comparing = Parameters<typeof sameClients>[2];

/**
 * Refuses a record whose number another client has, however many are stored at once. Throws 245000030 with status 409 and the field.
 */
export async function refuseSame(trx: Queries, record: ClientRecord, comparing: Comparing): Promise<void> {
  await inTurn(
    trx,
    numbersOf(record).map(({ value }) => value),
  );
  const { outcome } = await sameClients(trx, likenessOf(record), comparing);
  const taken = takenIn(record, outcome);
  if (taken) throw new Failure('245000030', { status: 409, params: { ...taken } });
}

/**
 * Refuses the number of a company that the register does not have. Where the register is away, or is not the one of its country, the
 * number passes. Throws 245000030 with the field.
 */
export async function refuseUnknownCompany(
  systems: Systems,
  { person, address }: ClientRecord,
): Promise<KnownCompany | undefined> {
  if (person?.ico === undefined || (address?.countryCode ?? 'CZ') !== 'CZ') return undefined;
  const company = await companyOf(systems, person.ico);
  if (company.companyFound || company.isAway) return company;
  throw new Failure('245000030', { params: { name: 'person.ico', key: 'companyUnknown' } });
}
