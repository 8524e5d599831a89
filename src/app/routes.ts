import { parse } from 'regexparam';
import { FlowType } from '#machines/claim/enums.ts';
import { lines, type ServedLine } from '#machines/flows/lines.ts';
import { aboutPaths, aboutTopics, type AboutTopic } from '#machines/service/aboutPaths.ts';
import { salesHome } from '#machines/sales/paths.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { inspectionPath, previewPath } from '#machines/service/inspectionPath.ts';
import { draftPaths } from '#src/drafts/draftsRoute.ts';

/** Where an address leads: the pattern of its path, what is shown there and, below an entry, for which line. */
export type AppRoute = { readonly path: string } & (
  | { readonly screen: 'start' | 'preview' | 'inspection' | 'signIn' | 'sales' }
  | { readonly screen: 'about'; readonly topic: AboutTopic }
  | {
      readonly screen:
        | 'transitions'
        | 'drafts'
        | 'authorisation'
        | 'takeOver'
        | 'status'
        | 'identify'
        | 'flow';
      readonly line: ServedLine;
      /** The address the line lives at. */
      readonly home: string;
    }
);

type Places = Pick<Configuration, 'devTools' | 'entryPrefix'>;

/**
 * Every address of the product; the first that fits counts. The pages for analysts are there where the configuration opens them.
 */
export const routesOf = ({ devTools, entryPrefix }: Places): readonly AppRoute[] => [
  { path: '/', screen: 'start' },
  { path: '/logout', screen: 'signIn' },
  { path: '/prihlaseni/:step?', screen: 'signIn' },
  { path: `${salesHome}/*?`, screen: 'sales' },
  ...(devTools ? analysts : []),
  ...aboutTopics.map((topic) => ({ path: entryPrefix + aboutPaths[topic], screen: 'about', topic }) as const),
  ...lines.flatMap((line): readonly AppRoute[] => {
    const home = entryPrefix + line.home;
    return [
      ...(devTools ? [{ path: `${home}/transitions`, screen: 'transitions', line, home } as const] : []),
      { path: home + draftPaths.list, screen: 'drafts', line, home },
      { path: home + draftPaths.authorise, screen: 'authorisation', line, home },
      { path: home + draftPaths.takeOver, screen: 'takeOver', line, home },
      { path: home + draftPaths.status, screen: 'status', line, home },
      { path: home + draftPaths.identify, screen: 'identify', line, home },
      { path: `${home}/*?`, screen: 'flow', line, home },
    ];
  }),
];

const analysts: readonly AppRoute[] = [
  { path: previewPath, screen: 'preview' },
  { path: `${inspectionPath}/:flow?`, screen: 'inspection' },
];

/** The route of an address, undefined for one that nobody knows. */
export const findRoute = (path: string, places: Places): AppRoute | undefined =>
  routesOf(places).find((route) => parse(route.path).pattern.test(path));

/** The code of the flow of a line that the query of an address names: its DRAFT by default. */
export const flowAsked = ({ claimType }: ServedLine, query: URLSearchParams): string =>
  `${claimType}.${FlowType.safeParse(query.get('flow')).data ?? 'DRAFT'}`;
