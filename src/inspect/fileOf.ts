import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { isReport } from './isReport.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../machines/{flows/*/**/*,sales/**/*Form,sales/*Flow}.ts',
  {
    eager: true,
  },
);

/** The file that contains a page of a flow, or the function that makes it; undefined where none is found. */
export const fileOf = (flow: AnyFlow, page: AnyPage): string | undefined => {
  const files = Object.entries(modules).filter(([file]) =>
    folderOf(flow).some((folder) => file.includes(folder)),
  );
  const having = files.find(([, exported]) =>
    Object.values(exported)
      .flat()
      .some((one) => isOf(one, page)),
  );
  const making = files.find(([, exported]) => Object.values(exported).some((one) => makes(one, page)));
  return (having ?? making)?.[0].replace('../../', '');
};

/** The folders that a flow may have its pages from. */
const folderOf = (flow: AnyFlow): readonly string[] =>
  isReport(flow) ? [`/${flow.claimType}/`, '/shared/'] : ['/sales/'];

/** True for what a flow has made a page of: it keeps code and path. */
const isOf = (exported: unknown, page: AnyPage): boolean =>
  typeof exported === 'object' &&
  exported !== null &&
  ((Reflect.get(exported, 'code') === page.code && Reflect.get(exported, 'path') === page.path) ||
    pagesOf(exported).some((one) => isOf(one, page)));

/** What a flow is made of. */
const pagesOf = (exported: object): readonly unknown[] => [Reflect.get(exported, 'pages') ?? []].flat();

/** True for a function that makes a page, by the path it gives it. */
const makes = (exported: unknown, { path }: AnyPage): boolean =>
  typeof exported === 'function' &&
  [`"${path}"`, `'${path}'`, `\`${path}\``].some((name) => String(exported).includes(name));

// Named only: the views load when their page is near.
const views = Object.keys(import.meta.glob(['../pages/*/*.tsx', '../pages/PlainPage.tsx']));

/** The file of a page's view: the line's own, else the shared one, else the page that only shows its questions. */
export const viewFileOf = (flow: AnyFlow, { view }: AnyPage): string | undefined => {
  if (!isReport(flow)) return undefined;
  const own = view.slice(0, 1).toUpperCase() + view.slice(1);
  return [`${flow.claimType}/${own}`, `shared/${own}`, 'PlainPage']
    .flatMap((name) => views.filter((file) => file === `../pages/${name}.tsx`))
    .map((file) => file.replace('../', 'src/'))[0];
};
