import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { claimFoundByNumber } from '../../machines/claim/claimFound.ts';
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

const params = ({ service, claimRequestUuid }: Omit<LookUpInput, 'claim'>) => ({ service, claimRequestUuid });

const ask: Readonly<Record<LookupName, Ask>> = {
  searchDamaged: (client, input, signal) =>
    client.call(calls.searchDamaged, {
      params: { claimRequestUuid: input.claimRequestUuid },
      body: { ...searchKey(input.claim), incidentDate: input.claim.incidentDate },
      signal,
    }),
  searchPolicy: async (client, { claim, ...input }, signal) => {
    const { insured, ...found } = await client.call(calls.searchPolicy, {
      params: params(input),
      body: {
        ...policyKey(claim),
        claimEventType: claim.claimEventType,
        incidentDate: claim.incidentDate,
      },
      signal,
    });
    // What the reporter has told about the person is more than the search tells.
    return claim.insured ? found : { ...found, insured };
  },
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
  findDuplicate: async (client, input, signal) => {
    const found = await client.call(calls.findDuplicate, {
      params: params(input),
      body: {
        claimNumber: input.claim.claimNumber,
        registrationNo: input.claim.registrationNo,
        vin: input.claim.vin ?? searchKey(input.claim).vin,
        policyNumber: policyNumberOf(input.claim),
        incidentDate: input.claim.incidentDate,
      },
      signal,
    });
    return { ...found, ...claimFoundByNumber(input.claim, found.claimId) };
  },
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

/** What the policy is searched by: what the reporter chose where a page lets choose, else everything that may name it. */
const policyKey = (claim: ClaimDetail) => {
  const { searchBy, policyNumber, registrationNo, birthNumber } = claim;
  if (searchBy === 'POLICY_NUMBER') return { policyNumber };
  if (searchBy === 'REGISTRATION_NO') return { registrationNo };
  if (searchBy === 'BIRTH_NUMBER') return { birthNumber };
  return {
    policyNumber: policyNumberOf(claim),
    registrationNo,
    vin: claim.vin ?? searchKey(claim).vin,
  };
};

/** The number the reporter gave for the contract: on its own page, or as what the vehicle is searched by. */
const policyNumberOf = (claim: ClaimDetail) =>
  claim.contractSearch?.main ??
  claim.policyNumber ??
  (claim.contactSearch ? searchKey(claim).policyNumber : undefined);
