import { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { recordCalls, type OpenedRecord } from '#machines/service/sales/recordCalls.ts';
import { clientFlows, type ClientFlow } from './clientForm.ts';
import { mergingOf } from './mergeRecords.ts';
import type { Opened } from './openedRecord.ts';

const flow: ClientFlow = clientFlows.personData;

/** The record of a client as it was opened. Throws where it is that of something else. */
export const openedClient = (opened: Opened): OpenedRecord => recordCalls.recordOfClient.answer.parse(opened);

/** How versions of the record of a client become one. */
export const clientMerging = mergingOf({
  flow,
  detailOf(record, opened) {
    const { life, isNumberHidden } = openedClient(opened);
    return { ...ClientRecord.parse(record), life, isNumberHidden };
  },
  recordIn({ life: _life, isNumberHidden: _hidden, done: _done, agentEmail: _email, ...record }) {
    return ClientRecord.parse(record);
  },
});

/** The record of a client who is not there yet. */
export const newClientRecord = (record: ClientRecord): OpenedRecord => ({
  version: 0,
  record,
  name: '',
  life: 'LIVING',
  isNumberHidden: false,
});
