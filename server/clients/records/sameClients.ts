import { isPlaceholder } from '#machines/sales/records/completed.ts';
import type { ClientRight, FoundClient } from '#machines/service/clients.ts';
import type { Compared } from '#machines/service/sales/recordCalls.ts';
import { listClients, type Matches, type StoredClient } from '#server/clients/listClients.ts';
import type { Looker } from '#server/clients/looker.ts';
import { byIds, byNumber } from '#server/clients/matching.ts';
import { rightTo } from '#server/clients/rightTo.ts';
import { tellFound } from '#server/clients/tellFound.ts';
import { namesOf } from '#server/store/clients/names.ts';
import type { Queries } from '#server/store/tables.ts';

/** What tells whether somebody is a client already. */
export interface Likeness {
  readonly birthNumber?: string | undefined;
  readonly identificationNumber?: string | undefined;
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly birthDate?: string | undefined;
}

interface Comparing {
  readonly looker: Looker;
  /** The client who is compared, who is not like themselves. */
  readonly client?: string | undefined;
  /** ISO day. */
  readonly today: string;
}

const most = 3;
const nearest: readonly ClientRight[] = ['OWN', 'SHARED', 'FOREIGN'];

/**
 * The clients who are the same as somebody, by a number that one person has, or by the number of a foreigner and the name with the
 * birth date; else those of that name and date. Of a client whom another agent cares for only initials are told, of a protected one
 * that there is somebody, and only by a number.
 */
export async function sameClients(db: Queries, like: Likeness, comparing: Comparing): Promise<Compared> {
  const { looker, client } = comparing;
  const list = async (matches: Matches) =>
    (await listClients(db, looker, matches)).filter(({ id }) => id !== client);
  // Those whom the looker cares for come first.
  const tell = (found: readonly StoredClient[]): FoundClient[] =>
    found
      .flatMap((one) => {
        const right = rightTo(looker, one);
        return right ? [{ one, right }] : [];
      })
      .toSorted(
        (a, b) => nearest.indexOf(a.right) - nearest.indexOf(b.right) || (a.one.id < b.one.id ? -1 : 1),
      )
      .slice(0, most)
      .map(({ one, right }) => tellFound(looker, right, one, comparing.today));
  const named = await byNameAndDate(like, list);
  const same = [
    ...(await byPersonsNumber(like, list, named)),
    ...(like.identificationNumber ? await list(byNumber('COMPANY_ID', like.identificationNumber)) : []),
  ];
  const merged = same.find(({ mergedInto }) => mergedInto !== null);
  if (same.some((one) => rightTo(looker, one) === undefined)) return { outcome: 'PROTECTED', clients: [] };
  if (merged?.mergedInto && same.every(({ mergedInto }) => mergedInto !== null))
    return { outcome: 'MERGED', clients: tell(await list(byIds([merged.mergedInto]))) };
  if (same.length > 0)
    return { outcome: 'SAME', clients: tell(same.filter(({ mergedInto }) => mergedInto === null)) };
  const clients = tell(named);
  return { outcome: clients.length > 0 ? 'SIMILAR' : 'NONE', clients };
}

type List = (matches: Matches) => Promise<readonly StoredClient[]>;

const byPersonsNumber = async (
  { birthNumber }: Likeness,
  list: List,
  named: readonly StoredClient[],
): Promise<readonly StoredClient[]> => {
  if (birthNumber === undefined) return [];
  const those = await list(byNumber('BIRTH_NUMBER', birthNumber));
  // Several people have the number of a foreigner: the same one has the name and the day, too.
  return isPlaceholder(birthNumber) ? those.filter(({ id }) => named.some((one) => one.id === id)) : those;
};

const byNameAndDate = async (
  { firstName, surname, birthDate }: Likeness,
  list: List,
): Promise<readonly StoredClient[]> => {
  if (firstName === undefined || surname === undefined || birthDate === undefined) return [];
  const names = namesOf({ firstName, surname });
  const clients = await list((eb) =>
    eb.and([
      eb('merged_into', 'is', null),
      eb.or([eb('names', '=', names), eb('names', 'like', `${names} %`)]),
    ]),
  );
  return clients.filter(({ person }) => person.birthDate === birthDate);
};
