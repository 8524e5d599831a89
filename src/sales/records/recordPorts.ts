import { isBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { dropSeparators, normaliseBirthNumber } from '#machines/claim/normalise.ts';
import { Failure } from '#machines/calls/failures.ts';
import { likenessOf, takenIn, takenKey } from '#machines/sales/records/taken.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import {
  recordCalls,
  type Compared,
  type ComparedInput,
  type FoundAddresses,
  type KnownCompany,
} from '#machines/service/sales/recordCalls.ts';
import type { AsyncChecks } from '#src/forms/asyncChecks.ts';
import type { Client } from '#src/service/client.ts';
import { once } from './once.ts';

/** What the form of a client asks the service while it is filled in; of each text once. */
export interface RecordPorts {
  readonly compare: (like: ComparedInput) => Promise<Compared>;
  readonly company: (identificationNumber: string) => Promise<KnownCompany>;
  readonly complete: (text: string) => Promise<FoundAddresses>;
  readonly checks: AsyncChecks;
}

/** The calls that the form of a client makes while it is filled in. */
export const createRecordPorts = (client: Client, id: string | undefined): RecordPorts => {
  const compare = once((like: ComparedInput) =>
    client.call(recordCalls.compareClient, { body: { ...like, ...(id !== undefined && { client: id }) } }),
  );
  const company = once((identificationNumber: string) =>
    client.call(recordCalls.companyOfClient, { body: { identificationNumber } }),
  );
  const complete = once((text: string) => client.call(recordCalls.completeAddress, { body: { text } }));
  return { compare, company, complete, checks: checksBy(compare, company) };
};

/** What is asked of the service about a field on its own. */
export const checksBy = (compare: RecordPorts['compare'], company: RecordPorts['company']): AsyncChecks => ({
  'person.birthNumber': async (text) => {
    const birthNumber = normaliseBirthNumber(text);
    if (!isBirthNumber(birthNumber)) return undefined;
    return refusedBy('person.birthNumber', await compare({ birthNumber }));
  },
  'person.ico': async (text) => {
    const identificationNumber = dropSeparators(text);
    if (!isCompanyId(identificationNumber)) return undefined;
    const taken = refusedBy('person.ico', await compare({ identificationNumber }));
    if (taken) return taken;
    const { companyFound, isAway } = await company(identificationNumber);
    if (isAway) return { severity: 'warning', key: 'companyLater' };
    return companyFound ? undefined : { severity: 'error', key: 'companyUnknown' };
  },
});

/** What a comparison says of the field with the number. */
const refusedBy = (name: Parameters<typeof takenKey>[0], { outcome }: Compared) => {
  const key = takenKey(name, outcome);
  return key === undefined ? undefined : ({ severity: 'error', key } as const);
};

/** Rejects where a record is that of a client who is there already, with the field as the service would refuse it. */
export const refuseTaken = async (compare: RecordPorts['compare'], record: ClientRecord): Promise<void> => {
  const taken = takenIn(record, (await compare(likenessOf(record))).outcome);
  if (taken) throw new Failure('245000030', { status: 409, params: { ...taken } });
};
