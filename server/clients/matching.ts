import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { SearchKind } from '#machines/service/clients.ts';
import { wordsOf } from '#server/store/clients/names.ts';
import type { Tables } from '#server/store/tables.ts';
import type { Matches } from './listClients.ts';
import { careOf, type Looker } from './looker.ts';

type Builder = ExpressionBuilder<Tables, 'client' | 'person'>;
type ClientsOf = (eb: Builder, number: string) => Expression<SqlBool>;
export type NumberKind = Exclude<SearchKind, 'NAME'>;

const ofNumber =
  (kind: 'BIRTH_NUMBER' | 'COMPANY_ID'): ClientsOf =>
  (eb, number) =>
    eb('client.id', 'in', (of) =>
      of.selectFrom('client_number').select('client_id').where('kind', '=', kind).where('value', '=', number),
    );

const ofVehicle =
  (column: 'registration_no' | 'vin'): ClientsOf =>
  (eb, number) =>
    eb('client.id', 'in', (of) =>
      of
        .selectFrom('client_vehicle')
        .innerJoin('vehicle', 'vehicle.id', 'client_vehicle.vehicle_id')
        .select('client_id')
        .where(`vehicle.${column}`, '=', number),
    );

const clientsOf: Readonly<Record<NumberKind, ClientsOf>> = {
  BIRTH_NUMBER: ofNumber('BIRTH_NUMBER'),
  COMPANY_ID: ofNumber('COMPANY_ID'),
  POLICY_NUMBER: (eb, number) =>
    eb('client.id', 'in', (of) =>
      of.selectFrom('client_policy').select('client_id').where('policy_number', '=', number),
    ),
  CLAIM_NUMBER: (eb, number) =>
    eb('client.id', 'in', (of) =>
      of
        .selectFrom('registered_claim')
        .innerJoin('client_policy', 'client_policy.policy_number', 'registered_claim.policy_number')
        .select('client_id')
        .where('claim_number', '=', number),
    ),
  PLATE: ofVehicle('registration_no'),
  VIN: ofVehicle('vin'),
};

/** Those who have a number of a kind: themselves, or their policy, vehicle or claim. */
export const byNumber =
  (kind: NumberKind, number: string): Matches =>
  (eb) =>
    clientsOf[kind](eb, number);

/** These clients, and those who were taken over by them. */
export const byIds =
  (ids: readonly string[]): Matches =>
  (eb) =>
    eb('client.id', 'in', [...ids]);

/** Those who became part of a client. */
export const mergedInto =
  (id: string): Matches =>
  (eb) =>
    eb('client.merged_into', '=', id);

/**
 * Those whose names have words that begin like each of those typed, of the year that was typed with them: of the looker's own clients and
 * those whose policy they share, and of all for an operator.
 */
export function byName(looker: Looker, name: string): Matches {
  const typed = wordsOf(name).trim().split(' ');
  const year = typed.findLast((word) => /^\d+$/.test(word));
  const care = careOf(looker);
  return (eb) =>
    eb.and([
      eb('merged_into', 'is', null),
      ...typed.filter((word) => word !== year).map((word) => eb('names', 'like', `% ${word}%`)),
      ...(year === undefined ? [] : [bornIn(year)]),
      ...(looker.role === 'operator' ? [] : [eb.or([eb('cared_by', '=', care), sharedBy(eb, care)])]),
    ]);
}

const bornIn = (year: string) => sql<SqlBool>`substr(person.data ->> 'birthDate', 1, 4) like ${`%${year}`}`;

const sharedBy = (eb: Builder, care: string) =>
  eb.or([
    eb('client.id', 'in', (of) =>
      of.selectFrom('client_policy').select('client_id').where('second_agent', '=', care),
    ),
    eb('client.id', 'in', (of) =>
      of.selectFrom('policy_record').select('client_id').where('second_agent', '=', care),
    ),
  ]);
