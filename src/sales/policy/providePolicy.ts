import { fromPromise } from 'xstate';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { Client } from '#src/service/client.ts';

interface Place {
  readonly client: string;
  /** Of which a new one is. */
  readonly vehicle?: string | undefined;
  /** The record as its page has opened it already. */
  readonly opened?: Opened | undefined;
}

/** The machine of the record of a policy of a client with its calls. What it is compared with, its save looks up. */
export const providePolicy = (service: Client, { client, vehicle = '', opened }: Place) => {
  const first = { opened };
  return recordMachine.provide({
    actors: {
      openRecord: fromPromise<Opened, string | undefined>(async ({ input: policy = '', signal }) => {
        const known = first.opened;
        first.opened = undefined;
        if (known) return known;
        const answer = await service.call(policyCalls.recordOfPolicy, { params: { client, policy }, signal });
        if (!answer.filledIn) throw new Error('It is a policy of the register.');
        return answer.filledIn;
      }),
      compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
      saveRecord: fromPromise<SavedRecord, RecordToSave>(async ({ input, signal }) => {
        const { id, createKey, version } = input;
        const record = PolicyRecord.parse(input.record);
        if (id === undefined) {
          const body = { client, vehicle, createKey, record };
          const made = await service.call(policyCalls.createPolicy, { body, signal });
          return { id: made.policy, version: made.version };
        }
        const saved = await service.call(policyCalls.savePolicy, {
          params: { client, policy: id },
          body: { version, record },
          signal,
        });
        return { id, version: saved.version };
      }),
    },
  });
};
