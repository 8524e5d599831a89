import { fromPromise } from 'xstate';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import type { Client } from '#src/service/client.ts';

/** The machine of the discounts of a policy with its calls. What they are compared with, their save looks up. */
export const provideDiscount = (service: Client, client: string) =>
  recordMachine.provide({
    actors: {
      openRecord: fromPromise<Opened, string | undefined>(({ input: policy = '', signal }) =>
        service.call(discountCalls.discountOfPolicy, { params: { client, policy }, signal }),
      ),
      compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
      saveRecord: fromPromise<SavedRecord, RecordToSave>(async ({ input, signal }) => {
        const { id: policy = '', version } = input;
        const saved = await service.call(discountCalls.saveDiscount, {
          params: { client, policy },
          body: { version, record: DiscountRecord.parse(input.record) },
          signal,
        });
        return { id: policy, version: saved.version };
      }),
    },
  });
