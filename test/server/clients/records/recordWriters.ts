import { randomUUID } from 'node:crypto';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { recordCalls as calls, type OpenedRecord } from '#machines/service/sales/recordCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import type { Reporter } from '#test/server/reporter.ts';

/** Asks for a client to be created, with a key of its own unless one is given. */
export const create = (who: Reporter, record: object, createKey: string = randomUUID()) =>
  who.ask(calls.createClient, { body: { createKey, record } });

/** The id of a client who is created. */
export async function created(who: Reporter, record: ClientRecord): Promise<string> {
  const { client } = await who.call(calls.createClient, { body: { createKey: randomUUID(), record } });
  return client;
}

/** The record of a client as somebody opens it. */
export const opened = (who: Reporter, client: string): Promise<OpenedRecord> =>
  who.call(calls.recordOfClient, { params: { client } });

/** Asks for a record to be saved. */
export const save = (who: Reporter, client: string, version: number, record: object) =>
  who.ask(calls.saveClient, { params: { client }, body: { version, record } });

/** Asks for a vehicle of a client to be created, with a key of its own unless one is given. */
export const createVehicle = (
  who: Reporter,
  client: string,
  record: object,
  createKey: string = randomUUID(),
) => who.ask(vehicleCalls.createVehicle, { body: { client, createKey, record } });

/** The id of a vehicle that is created. */
export async function createdVehicle(who: Reporter, client: string, record: VehicleRecord): Promise<string> {
  const body = { client, createKey: randomUUID(), record };
  return (await who.call(vehicleCalls.createVehicle, { body })).vehicle;
}

/** The record of a vehicle as somebody opens it. */
export const openedVehicle = (who: Reporter, client: string, vehicle: string) =>
  who.call(vehicleCalls.recordOfVehicle, { params: { client, vehicle } });

/** The record with something else in its person. */
export const withPerson = (record: ClientRecord, person: ClientRecord['person']): ClientRecord => ({
  ...record,
  person: { ...record.person, ...person },
});

const serials = { next: 900 };

/** A birth number of a person born on 1 June 1985 that nobody has in this test. */
export function freshNumber(): string {
  for (;;) {
    const digits = `850601${serials.next++}`;
    const rest = Number(digits) % 11;
    if (rest < 10) return `${digits}${rest}`;
  }
}
