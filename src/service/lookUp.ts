import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { checkDraft } from '../../machines/claim/draft.ts';
import { vehicleIdentifierKind } from '../../machines/claim/vehicleIdentifier.ts';
import type { LookUpInput } from '../../machines/flow/flowPorts.ts';
import type { LookupAnswer, LookupName } from '../../machines/flow/lookups.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Client } from './client.ts';

/** Takes the client and a lookup; gives the claim fields the service answers with. Rejects with a Failure. Section 7. */
export const lookUp = async (
  client: Client,
  input: LookUpInput,
  signal: AbortSignal,
): Promise<LookupAnswer> => {
  const answer = checkDraft(await ask[input.call](client, input, signal));
  if (!answer.ok) throw new Failure('internal-server-error');
  return answer.value;
};

type Ask = (client: Client, input: LookUpInput, signal: AbortSignal) => Promise<unknown>;

const params = ({ service, claimRequestUuid }: LookUpInput) => ({ service, claimRequestUuid });

const ask: Readonly<Record<LookupName, Ask>> = {
  searchDamaged: (client, input, signal) =>
    client.call(calls.searchDamaged, {
      params: { claimRequestUuid: input.claimRequestUuid },
      body: { ...searchKey(input.claim), incidentDate: input.claim.incidentDate },
      signal,
    }),
  searchPolicy: (client, input, signal) =>
    client.call(calls.searchPolicy, {
      params: params(input),
      body: {
        policyNumber: policyNumberOf(input.claim),
        registrationNo: input.claim.registrationNo,
        vin: input.claim.vin ?? searchKey(input.claim).vin,
        claimEventType: input.claim.claimEventType,
        incidentDate: input.claim.incidentDate,
      },
      signal,
    }),
  selfInspection: (client, { claimRequestUuid }, signal) =>
    client.call(calls.selfInspection, { params: { claimRequestUuid }, signal }),
  ocrAllowed: (client, input, signal) => client.call(calls.ocrAllowed, { params: params(input), signal }),
  bankAccount: async (client, input, signal) => {
    const { bankContact, maskedAccount } = await client.call(calls.bankAccount, {
      params: params(input),
      signal,
    });
    return { policyAccount: bankContact.type === 'POLICY', maskedAccount };
  },
  findDuplicate: (client, input, signal) =>
    client.call(calls.findDuplicate, {
      params: params(input),
      body: {
        claimNumber: input.claim.claimNumber,
        registrationNo: input.claim.registrationNo,
        vin: input.claim.vin ?? searchKey(input.claim).vin,
        policyNumber: policyNumberOf(input.claim),
        incidentDate: input.claim.incidentDate,
      },
      signal,
    }),
};

interface SearchKey {
  readonly vin?: string;
  readonly registrationNo?: string;
  readonly policyNumber?: string;
}

/** The one search key of search-damaged, by the kind of what was typed; a number that could be a birth number is a policy number here. */
const searchKey = ({ contactSearch = '' }: ClaimDetail): SearchKey => {
  const kind = vehicleIdentifierKind(contactSearch);
  if (kind === 'VIN') return { vin: contactSearch };
  return kind === 'PLATE' ? { registrationNo: contactSearch } : { policyNumber: contactSearch };
};

/** The number the reporter gave for the contract: on its own page, or as what the vehicle is searched by. */
const policyNumberOf = (claim: ClaimDetail) =>
  claim.contractSearch?.main ??
  claim.policyNumber ??
  (claim.contactSearch ? searchKey(claim).policyNumber : undefined);
