import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';

// Named only: the views load when their page is near.
const files = Object.keys(import.meta.glob('../pages/*/*.tsx'));

/** Takes a flow and a page of it; gives the file of its view: the line's own, else the shared one, else the line's page of plain questions. */
export const viewFileOf = ({ claimType }: Flow, { view }: Page): string | undefined => {
  const names = [view, `${claimType}Page`].map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
  const [own, plain] = names;
  const shared = view === 'index' ? 'Start' : own;
  return [`${claimType}/${own}`, `shared/${shared}`, `${claimType}/${plain}`]
    .flatMap((name) => files.filter((file) => file === `../pages/${name}.tsx`))
    .map((file) => file.replace('../', 'src/'))[0];
};
