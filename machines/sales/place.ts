import { salesHome } from './paths.ts';
import { shellFlow } from './shellFlow.ts';

/** Where somebody is in the shell: on a page and, on one about a client, whose it is, and which of their vehicles or policies. */
export interface Place {
  readonly page: string;
  readonly client?: string | undefined;
  readonly vehicle?: string | undefined;
  readonly policy?: string | undefined;
}

const parameters = [':client', ':vehicle', ':policy'] as const;
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const places = shellFlow.pages.map(({ code, path }) => ({
  code,
  path: path === '/' ? salesHome : salesHome + path,
  needs: parameters.filter((parameter) => path.includes(parameter)),
  pattern: new RegExp(`^${path === '/' ? salesHome : salesHome + path.replaceAll(/:\w+/g, `(${id})`)}/*$`),
}));

/** True for a page that is about a client. */
export const isOfClient = (page: string): boolean =>
  places.some(({ code, needs }) => needs.length > 0 && code === page);

/** The address of a place; of a page about a client that of the search where it is nobody's, of one about a vehicle or a policy that of the client. */
export const pathOfPlace = ({ page, client, vehicle, policy }: Place): string => {
  const { path, needs } = places.find(({ code }) => code === page) ?? getPlace('entry');
  if (needs.length === 0) return path;
  if (client === undefined) return getPlace('search').path;
  const ids = { ':client': client, ':vehicle': vehicle, ':policy': policy };
  if (needs.some((one) => ids[one] === undefined)) return pathOfPlace({ page: 'client', client });
  return needs.reduce<string>((written, one) => written.replace(one, ids[one] ?? ''), path);
};

/** The place at an address, undefined where there is none. */
export const placeAt = (path: string): Place | undefined => {
  for (const { code, pattern, needs } of places) {
    const [whole, ...ids] = pattern.exec(path) ?? [];
    if (whole !== undefined)
      return { page: code, ...Object.fromEntries(needs.map((one, at) => [one.slice(1), ids[at]])) };
  }
  return undefined;
};

const getPlace = (page: string) => {
  const place = places.find(({ code }) => code === page);
  if (!place) throw new Error(`The shell has no page ${page}.`);
  return place;
};
