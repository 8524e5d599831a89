import type { Page } from '../../machines/flow/page.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/flows/*/*.ts', {
  eager: true,
});

/** Takes a page; gives the file that exports it, undefined for a page that a function makes. */
export const fileOf = (page: Page): string | undefined =>
  Object.entries(modules)
    .find(([, exported]) => Object.values(exported).flat().includes(page))?.[0]
    .replace('../../', '');
