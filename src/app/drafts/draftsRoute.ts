import * as z from 'zod';
import { entries } from '../flowChunks.ts';

/** Pages beside every flow (section 2): the drafts, and the number that opens one of another browser. */
const paths = { list: '/rozpracovana-hlaseni', authorise: '/overeni-uzivatele' } as const;

export interface DraftsRoute {
  /** Address of the list. */
  readonly list: string;
  /** Address of the authorisation; the query names the draft. */
  readonly authorise: string;
  /** The draft the address asks for. */
  readonly asked?: string | undefined;
}

/** Takes an address, its query and the entry prefix; gives the pages of the drafts where it is one of them. */
export const findDrafts = (
  path: string,
  query: URLSearchParams,
  entryPrefix: string,
): DraftsRoute | undefined => {
  const routes = entries.map(({ home }) => routeOf(entryPrefix + home));
  const listed = routes.find(({ list }) => list === path);
  const asked = z.uuid().safeParse(query.get('draft'));
  return (
    listed ??
    withAsked(
      routes.find(({ authorise }) => authorise === path),
      asked.data,
    )
  );
};

/** Takes the entry prefix and where the reporter is; gives the address of the drafts there, or of the first line. */
export const draftsAddress = (entryPrefix: string, path: string): string => {
  const homes = entries.map(({ home }) => entryPrefix + home);
  const home = homes.find((known) => path === known || path.startsWith(`${known}/`)) ?? homes[0] ?? '';
  return home + paths.list;
};

const routeOf = (home: string): DraftsRoute => ({
  list: home + paths.list,
  authorise: home + paths.authorise,
});

const withAsked = (route: DraftsRoute | undefined, asked: string | undefined) => route && { ...route, asked };
