import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/flows/*/**/*.ts', {
  eager: true,
});

/** The file that contains a page of a flow, or the function that makes it; undefined where none is found. */
export const fileOf = ({ claimType }: Flow, page: Page): string | undefined => {
  const files = Object.entries(modules).filter(
    ([file]) => file.includes(`/${claimType}/`) || file.includes('/shared/'),
  );
  const having = files.find(([, exported]) =>
    Object.values(exported)
      .flat()
      .some((one) => isOf(one, page)),
  );
  const making = files.find(([, exported]) => Object.values(exported).some((one) => makes(one, page)));
  return (having ?? making)?.[0].replace('../../', '');
};

/** True for what a flow has made a page of: it keeps code and path. */
const isOf = (exported: unknown, { code, path }: Page): boolean =>
  typeof exported === 'object' &&
  exported !== null &&
  Reflect.get(exported, 'code') === code &&
  Reflect.get(exported, 'path') === path;

/** True for a function that makes a page, by the path it gives it. */
const makes = (exported: unknown, { path }: Page): boolean =>
  typeof exported === 'function' &&
  [`"${path}"`, `'${path}'`, `\`${path}\``].some((name) => String(exported).includes(name));

// Named only: the views load when their page is near.
const views = Object.keys(import.meta.glob(['../pages/*/*.tsx', '../pages/PlainPage.tsx']));

/** The file of a page's view: the line's own, else the shared one, else the page that only shows its questions. */
export const viewFileOf = ({ claimType }: Flow, { view }: Page): string | undefined => {
  const own = view.slice(0, 1).toUpperCase() + view.slice(1);
  return [`${claimType}/${own}`, `shared/${own}`, 'PlainPage']
    .flatMap((name) => views.filter((file) => file === `../pages/${name}.tsx`))
    .map((file) => file.replace('../', 'src/'))[0];
};
