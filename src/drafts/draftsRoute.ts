import * as z from 'zod';
import { isBelow } from '../../machines/service/isBelow.ts';
import { lines } from '../../machines/flows/lines.ts';

/** Pages beside every flow: the drafts, and the number that opens one of another browser. Source: specification section 2. */
export const draftPaths = { list: '/rozpracovana-hlaseni', authorise: '/overeni-uzivatele' } as const;

/** The draft that the query of an address asks for, undefined where it names none. */
export const askedDraft = (query: URLSearchParams): string | undefined =>
  z.uuid().safeParse(query.get('draft')).data;

/** The address of the drafts of the line whose page somebody is on, or of the first line. */
export const draftsAddress = (entryPrefix: string, path: string): string =>
  homeOf(entryPrefix, path) + draftPaths.list;

/** The address at which a number opens a draft of the line whose page somebody is on. */
export const authorisationAddress = (entryPrefix: string, path: string, claimRequestUuid: string): string =>
  `${homeOf(entryPrefix, path)}${draftPaths.authorise}?draft=${claimRequestUuid}`;

const homeOf = (entryPrefix: string, path: string): string => {
  const homes = lines.map(({ home }) => entryPrefix + home);
  return homes.find((known) => isBelow(path, known)) ?? homes[0] ?? '';
};
