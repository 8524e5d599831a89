import type { Flow } from '../../machines/flow/flow.ts';
import type { Page } from '../../machines/flow/page.ts';

// Named only: the views load when their page is near.
const files = Object.keys(import.meta.glob(['../pages/*/*.tsx', '../pages/PlainPage.tsx']));

/** The file of a page's view: the line's own, else the shared one, else the page that only shows its questions. */
export const viewFileOf = ({ claimType }: Flow, { view }: Page): string | undefined => {
  const own = view.slice(0, 1).toUpperCase() + view.slice(1);
  return [`${claimType}/${own}`, `shared/${own}`, 'PlainPage']
    .flatMap((name) => files.filter((file) => file === `../pages/${name}.tsx`))
    .map((file) => file.replace('../', 'src/'))[0];
};
