import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ClientLife } from '#machines/service/clients.ts';
import { namesOf, type Names } from './names.ts';
import { Protection } from '#machines/service/sales/clientActs.ts';
import type { Queries } from '#server/store/tables.ts';

/** A client as the seeds tell them, by the id of their person. */
export const SeededClient = z.object({
  personId: z.string(),
  caredBy: z.string().optional(),
  protection: Protection.optional(),
  named: z.array(z.string()).default([]),
  life: ClientLife.optional(),
  since: z.iso.date().optional(),
  mergedInto: z.string().optional(),
  successor: z.string().optional(),
});
type SeededClient = z.infer<typeof SeededClient>;

interface SeededPerson extends Names {
  readonly id: string;
  readonly birthNumber?: string | null | undefined;
  readonly identificationNumber?: string | undefined;
}

interface SeededPolicy {
  readonly policyNumber: string;
  readonly policyholderId: string;
  readonly vehicleId?: string | undefined;
  readonly fleet?: readonly string[] | undefined;
  /** The subject of who cares for it besides. */
  readonly secondAgent?: string | undefined;
}

interface Seeds {
  readonly clients: readonly SeededClient[];
  readonly people: readonly SeededPerson[];
  readonly policies: readonly SeededPolicy[];
}

/** Fills the clients of the sales application, each with an id of its own, their numbers, policies and vehicles. */
export async function seedClients(db: Queries, { clients, people, policies }: Seeds): Promise<void> {
  const persons = new Map(people.map((person) => [person.id, person]));
  const ids = new Map(clients.map(({ personId }) => [personId, randomUUID()]));
  const idOf = (personId: string) => ids.get(personId) ?? personId;
  // Those that others refer to come first.
  const inOrder = clients.toSorted((one, other) => refers(one) - refers(other));
  await db
    .insertInto('client')
    .values(
      inOrder.map(({ personId, caredBy, protection, named, life, since, mergedInto, successor }) => ({
        id: idOf(personId),
        person_id: personId,
        cared_by: caredBy ?? null,
        protection: protection ?? null,
        named: JSON.stringify(named),
        ...(life && { life }),
        life_since: since ?? null,
        merged_into: mergedInto === undefined ? null : idOf(mergedInto),
        successor: successor === undefined ? null : idOf(successor),
        names: namesOf(persons.get(personId) ?? {}),
      })),
    )
    .execute();
  await db
    .insertInto('client_number')
    .values(
      clients.flatMap(({ personId }) =>
        numbersOf(persons.get(personId) ?? {}).map((number) => ({ ...number, client_id: idOf(personId) })),
      ),
    )
    .execute();
  const owned = policies.filter(({ policyholderId }) => ids.has(policyholderId));
  await db
    .insertInto('client_policy')
    .values(
      owned.map(({ policyholderId, policyNumber, secondAgent = null }) => ({
        client_id: idOf(policyholderId),
        policy_number: policyNumber,
        second_agent: secondAgent,
      })),
    )
    .execute();
  await db
    .insertInto('client_vehicle')
    .values(
      owned.flatMap(({ policyholderId, vehicleId, fleet = [] }) =>
        [...fleet, ...(vehicleId ? [vehicleId] : [])].map((vehicle) => ({
          client_id: idOf(policyholderId),
          vehicle_id: vehicle,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const refers = ({ mergedInto, successor }: SeededClient): number =>
  Number((mergedInto ?? successor) !== undefined);

const numbersOf = ({ birthNumber, identificationNumber }: Omit<SeededPerson, 'id'>) => [
  ...(birthNumber ? [{ kind: 'BIRTH_NUMBER' as const, value: birthNumber }] : []),
  ...(identificationNumber ? [{ kind: 'COMPANY_ID' as const, value: identificationNumber }] : []),
];
