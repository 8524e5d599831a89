import { fromPromise } from 'xstate';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import type { Client } from '#src/service/client.ts';

/** The machine of the record of a vehicle of a client with its calls. What it is compared with, its save looks up. */
export const provideVehicle = (service: Client, client: string) =>
  recordMachine.provide({
    actors: {
      openRecord: fromPromise<Opened, string | undefined>(({ input: vehicle = '', signal }) =>
        service.call(vehicleCalls.recordOfVehicle, { params: { client, vehicle }, signal }),
      ),
      compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
      saveRecord: fromPromise<SavedRecord, RecordToSave>(async ({ input, signal }) => {
        const { id, createKey, version } = input;
        const record = VehicleRecord.parse(input.record);
        if (id === undefined) {
          const body = { client, createKey, record };
          const made = await service.call(vehicleCalls.createVehicle, { body, signal });
          return { id: made.vehicle, version: made.version };
        }
        const params = { client, vehicle: id };
        const saved = await service.call(vehicleCalls.saveVehicle, {
          params,
          body: { version, record },
          signal,
        });
        return { id, version: saved.version };
      }),
    },
  });
