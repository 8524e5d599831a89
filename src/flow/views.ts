import type { ComponentType, LazyExoticComponent } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import type { PageProps } from '#src/pages/pageProps.ts';

/** The component that draws a page. */
export type View = LazyExoticComponent<ComponentType<PageProps>>;

/** The files of pages with something special about them: `../pages/life/PersonalData.tsx`, or below `shared` for all lines. */
const modules = import.meta.glob<Readonly<Record<string, ComponentType<PageProps>>>>('../pages/*/*.tsx');

const plainFile = '../pages/PlainPage.tsx';
const plain: View = lazyPart(() => import('#src/pages/PlainPage.tsx'), 'PlainPage');

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);

const views = new Map(
  Object.entries(modules).map(([path, load]): [string, View] => [path, lazyPart(load, nameIn(path))]),
);

/** The view of a page by its name: the file of its line, else the one shared by all lines, else its questions alone. */
export const getView = (claimType: ClaimType, view: string): View =>
  views.get(pathOf(claimType, view)) ?? plain;

/** Fetches the file of a view that may be asked for soon. Without a network nothing is fetched: it is, once it is asked for. */
export const fetchView = (claimType: ClaimType, view: string): void => {
  if (navigator.onLine) void modules[pathOf(claimType, view)]?.().catch(() => undefined);
};

/** The source file of that view: `src/pages/car/Vehicle.tsx`. */
export const fileOfView = (claimType: ClaimType, view: string): string =>
  pathOf(claimType, view).replace('..', 'src');

const pathOf = (claimType: ClaimType, view: string): string => {
  const file = `${view.charAt(0).toUpperCase()}${view.slice(1)}.tsx`;
  const paths = [`../pages/${claimType}/${file}`, `../pages/shared/${file}`];
  return paths.find((path) => views.has(path)) ?? plainFile;
};
