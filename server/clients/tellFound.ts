import { isValidOn } from '#server/registers/policyRules.ts';
import type { ClientRight, FoundClient } from '#machines/service/clients.ts';
import { initialsOf } from '#machines/claim/writing/initials.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';
import type { StoredClient } from './listClients.ts';
import { careOf, type Looker } from './looker.ts';

/** The policies of a client that somebody may see: all of their own clients, of others those they share. */
export const seenPolicies = (
  looker: Looker,
  right: ClientRight,
  { policies }: Pick<StoredClient, 'policies'>,
): readonly RegisteredPolicy[] => {
  if (right === 'FOREIGN') return [];
  const seen =
    right === 'OWN' ? policies : policies.filter(({ secondAgent }) => secondAgent === careOf(looker));
  return seen.map(({ policy }) => policy);
};

/** What the head of a client tells by a right. */
export const headOf = (right: ClientRight, { id, person, life, since }: StoredClient) => {
  const { personType = 'FO', birthDate, identificationNumber, address } = person;
  const name = person.fullName ?? person.companyName ?? '';
  const isOther = right === 'FOREIGN';
  return {
    id,
    right,
    personType,
    name: isOther ? initialsOf(name) : name,
    ...(birthDate && { born: Number(birthDate.slice(0, 4)) }),
    ...(!isOther && identificationNumber && { identificationNumber }),
    ...(!isOther && address?.city && { town: address.city }),
    life,
    ...(since && { since }),
  } satisfies Partial<FoundClient>;
};

/** A client in a list, as much as a right to them tells. Today is an ISO day. */
export function tellFound(
  looker: Looker,
  right: ClientRight,
  client: StoredClient,
  today: string,
): FoundClient {
  const head = headOf(right, client);
  if (right === 'FOREIGN') return head;
  const policies = seenPolicies(looker, right, client);
  const [nextDate] = policies
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo ?? ''])
    .filter((day) => day > today)
    .toSorted();
  return {
    ...head,
    policies: policies.filter((policy) => isValidOn(policy, today)).length,
    ...(nextDate && { nextDate }),
  };
}
