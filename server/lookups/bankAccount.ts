import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '#machines/claim/normalise.ts';
import { calls } from '#machines/service/calls.ts';
import type { FoundAccount } from '#machines/service/lookups.ts';
import { ownerIn } from '#server/reports/ownerIn.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';
import type { Systems } from '#server/registers/systems.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { masked } from '#server/registers/masked.ts';
import { findPolicyToTell } from '#server/registers/findPolicyOf.ts';
import { countAbout, countQuestion, registersFor, type CountedRegisters } from './registersFor.ts';
import type { Counting } from './lookupQuota.ts';
import type { Configuration } from '#machines/service/configuration.ts';

const shownDigits = 4;

/** What it takes to look for the account of a policy. */
export interface AccountSearch extends Ownership, CountedRegisters {
  readonly configuration: Configuration;
}

/**
 * GET and POST /rest/:service/:claimRequestUuid/bank-account: whether an account is known from the policy and, to whoever has told
 * who the policyholder is, or is proved to be them, how it ends. The page asks before it saves: with POST, the person, the policy or the vehicle just told
 * counts.
 */
export function bankAccount(app: App, service: AccountSearch): void {
  const find = async (request: FastifyRequest, uuid: string, told: Told = {}): Promise<FoundAccount> => {
    const row = await getOwnDraft(service, request.session, uuid);
    const detail = detailOf(row);
    const { contactSearch, policyNumber, incidentDate = detail.incidentDate, ...person } = told;
    const claim = {
      ...detail,
      incidentDate,
      ...(contactSearch && { contactSearch: normaliseIdentifier(contactSearch) }),
      ...(policyNumber && namedBy(normaliseIdentifier(policyNumber))),
      insured: { ...detail.insured, ...normalised(person) },
    };
    const { policyAccount, maskedAccount: ending } = await findAccount(
      {
        ...registersFor(service, request, uuid),
        owner: ownerIn(row, claim, 'bankData', service.configuration),
      },
      claim,
    );
    if (!policyAccount) return { bankContact: { type: 'NONE' } };
    return { bankContact: { type: 'POLICY' }, ...(ending && { maskedAccount: ending }) };
  };
  app.route({
    ...routeOf(calls.bankAccount),
    handler: (request) => find(request, request.params.claimRequestUuid),
  });
  app.route({
    ...routeOf(calls.bankAccountOf),
    handler: (request) => find(request, request.params.claimRequestUuid, request.body),
  });
}

/** The policy told last, on whichever page that was. */
const namedBy = (policyNumber: string): ClaimDetail => ({ policyNumber, contractKnown: undefined });

type Told = z.infer<typeof calls.bankAccountOf.body>;

const normalised = ({ birthNumber, identificationNumber }: Told) => ({
  ...(birthNumber && { birthNumber: normaliseBirthNumber(normaliseIdentifier(birthNumber)) }),
  ...(identificationNumber && { identificationNumber: normaliseIdentifier(identificationNumber) }),
});

interface Sources {
  readonly systems: Systems;
  /** Where somebody from outside asks: whose policy it is must not be found out by trying. */
  readonly count?: Counting;
  /** The birth number of the client, where it is proved and opens this to them. */
  readonly owner?: string | undefined;
}

/** What the lookup tells of the account of a claim's policy. */
export async function findAccount(
  { systems, count, owner }: Sources,
  claim: ClaimDetail,
): Promise<{ readonly policyAccount: boolean; readonly maskedAccount?: string }> {
  const policy = await findPolicyToTell(systems, claim);
  const holder = policy && (await systems.findPerson(policy.policyholderId));
  if (count) await countQuestion(count, claim);
  if (holder?.bankContact === undefined) return { policyAccount: false };
  for (const number of numbersOf(claim)) {
    await count?.number('person', number);
    if (count) await countAbout(count, claim, `holder ${number}`);
  }
  const isOwn = owner !== undefined && holder.birthNumber === owner;
  if (!isOwn && !knowsHolder(claim, holder)) return { policyAccount: true };
  return { policyAccount: true, maskedAccount: maskedAccount(holder.bankContact) };
}

/** True when the claim names the policyholder by a number of theirs: a plate or policy number alone tells nothing of an account. */
export const knowsHolder = (claim: ClaimDetail, { birthNumber, identificationNumber }: Numbers): boolean =>
  numbersOf(claim).some((number) => number === birthNumber || number === identificationNumber);

interface Numbers {
  readonly birthNumber?: string | null | undefined;
  readonly identificationNumber?: string | null | undefined;
}

const numbersOf = ({ insured, reporter, employerParty }: ClaimDetail): string[] =>
  [
    insured?.birthNumber,
    insured?.identificationNumber,
    reporter?.identificationNumber,
    employerParty?.identificationNumber,
  ].filter((number) => number !== undefined);

/** An account by its bank and its last digits: `••••••5357/2700`. */
export const maskedAccount = ({
  accountNumber,
  bankCode,
}: NonNullable<RegisteredPerson['bankContact']>): string =>
  `${masked(accountNumber, shownDigits)}/${bankCode}`;
