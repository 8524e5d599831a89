import { fromPromise } from 'xstate';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { recordCalls } from '#machines/service/sales/recordCalls.ts';
import type { Client } from '#src/service/client.ts';
import { refuseTaken, type RecordPorts } from './recordPorts.ts';

/** The machine of the record of a client with its calls. */
export const provideClient = (client: Client, { compare }: RecordPorts) =>
  recordMachine.provide({
    actors: {
      openRecord: fromPromise<Opened, string | undefined>(({ input = '', signal }) =>
        client.call(recordCalls.recordOfClient, { params: { client: input }, signal }),
      ),
      compareRecord: fromPromise<unknown, RecordToSave>(({ input }) =>
        refuseTaken(compare, ClientRecord.parse(input.record)),
      ),
      saveRecord: fromPromise<SavedRecord, RecordToSave>(async ({ input, signal }) => {
        const { id, createKey, version } = input;
        const record = ClientRecord.parse(input.record);
        if (id === undefined) {
          const made = await client.call(recordCalls.createClient, { body: { createKey, record }, signal });
          return { id: made.client, version: made.version };
        }
        const saved = await client.call(recordCalls.saveClient, {
          params: { client: id },
          body: { version, record },
          signal,
        });
        return { id, version: saved.version };
      }),
    },
  });
