import type { Flow } from '../../machines/flow/flow.ts';
import type { Page } from '../../machines/flow/page.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/flows/*/**/*.ts', {
  eager: true,
});

/** The file that contains a page of a flow, or the function that makes it; undefined where none is found. */
export const fileOf = ({ claimType }: Flow, page: Page): string | undefined => {
  const files = Object.entries(modules).filter(
    ([file]) => file.includes(`/${claimType}/`) || file.includes('/shared/'),
  );
  const having = files.find(([, exported]) => Object.values(exported).flat().includes(page));
  const making = files.find(([, exported]) => Object.values(exported).some((one) => makes(one, page)));
  return (having ?? making)?.[0].replace('../../', '');
};

/** True for a function that makes a page, by the path it gives it. */
const makes = (exported: unknown, { path }: Page): boolean =>
  typeof exported === 'function' &&
  [`"${path}"`, `'${path}'`, `\`${path}\``].some((name) => String(exported).includes(name));
