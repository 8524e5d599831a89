import { claimFoundByNumber } from '#machines/claim/derived/claimFound.ts';
import { isInsuredOnlyFound } from '#machines/claim/derived/insuredReporter.ts';
import type { LookupAnswer, LookupName } from '#machines/claim/lookups.ts';
import {
  describedVehicle,
  isVehicleRefused,
  namesIn,
  policyKeyOf,
  policyNumberOf,
  vehicleKeyOf,
} from '#machines/claim/subject.ts';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import type { Client } from './client.ts';

/** A lookup of a claim: which one is made, and for what. */
export interface LookUpInput extends ClaimRef {
  readonly call: LookupName;
  readonly claim: ClaimDetail;
}

/** The fields of the claim that the service answers a lookup with. Rejects with a Failure. Source: specification section 7. */
export const lookUp = (
  client: Pick<Client, 'call'>,
  input: LookUpInput,
  signal: AbortSignal,
): Promise<LookupAnswer> => ask[input.call](client, input, signal);

type Ask = (client: Pick<Client, 'call'>, input: LookUpInput, signal: AbortSignal) => Promise<LookupAnswer>;

const params = ({ service, claimRequestUuid }: Omit<LookUpInput, 'claim'>) => ({ service, claimRequestUuid });

const ask: Readonly<Record<LookupName, Ask>> = {
  searchDamaged: async (client, input, signal) => ({
    ...(await client.call(calls.searchDamaged, {
      params: { claimRequestUuid: input.claimRequestUuid },
      // A vehicle refused before is found again, so that the reporter can think better of it; what they typed instead is kept.
      body: {
        ...vehicleKeyOf({ ...input.claim, vehicleRefused: undefined }),
        incidentDate: input.claim.incidentDate,
      },
      signal,
    })),
    ...describedVehicle(input.claim),
  }),
  searchPolicy: async (client, { claim, ...input }, signal) => {
    const { insured, ...found } = await client.call(calls.searchPolicy, {
      params: params(input),
      body: {
        ...policyKeyOf(claim),
        claimEventType: claim.claimEventType,
        incidentDate: claim.incidentDate,
      },
      signal,
    });
    // What the reporter has told about the person is more than the search tells.
    const told = { ...found, maskedInsured: insured?.maskedName };
    if (!insured || !isInsuredOnlyFound(claim)) return told;
    return { ...told, insured: { personKind: insured.personKind } };
  },
  selfInspection: (client, { claim: { damageSize }, claimRequestUuid }, signal) =>
    client.call(calls.selfInspection, {
      params: { claimRequestUuid },
      ...(damageSize && { query: { damageSize } }),
      signal,
    }),
  ocrAllowed: (client, input, signal) => client.call(calls.ocrAllowed, { params: params(input), signal }),
  bankAccount: async (client, { claim, ...input }, signal) => {
    const { birthNumber, identificationNumber } = claim.insured ?? {};
    const { bankContact, maskedAccount } = await client.call(calls.bankAccountOf, {
      params: params(input),
      body: {
        birthNumber,
        identificationNumber,
        policyNumber: policyNumberOf(claim),
        contactSearch: claim.contactSearch,
        incidentDate: claim.incidentDate,
      },
      signal,
    });
    return { policyAccount: bankContact.type === 'POLICY', maskedAccount };
  },
  findDuplicate: async (client, input, signal) => {
    const found = await client.call(calls.findDuplicate, {
      params: params(input),
      body: {
        claimNumber: input.claim.claimNumber,
        ...namesIn(input.claim),
        ...(isVehicleRefused(input.claim) && { vehicleRefused: true }),
        incidentDate: input.claim.incidentDate,
      },
      signal,
    });
    return { ...found, ...claimFoundByNumber(input.claim, found.claimId) };
  },
};
