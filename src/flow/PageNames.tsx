import { Fragment } from 'react';
import type { Page } from '../../machines/flow/page.ts';
import { usePageTexts } from '../pages/usePageTexts.ts';
import { useOpenedFlow } from './openedFlow.ts';

/** The names that check-your-answers uses for pages, one after the other. */
export const PageNames = ({ pages }: { readonly pages: readonly Page[] }) =>
  pages.map((page, index) => (
    <Fragment key={page.code}>
      {index > 0 ? ', ' : null}
      <PageName page={page} />
      {index === pages.length - 1 ? '.' : null}
    </Fragment>
  ));

const PageName = ({ page }: { readonly page: Page }) => {
  const { flow } = useOpenedFlow();
  const { title, say } = usePageTexts(flow.claimType, page);
  return say('name') ?? title;
};
