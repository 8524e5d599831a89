import { Fragment } from 'react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Consequences } from '../../machines/flow/change.ts';
import { getPage } from '../../machines/flow/flow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { FallingList } from '../flow/FallingList.tsx';
import { fallingGroups } from '../flow/fallingGroups.ts';
import { useOpenedFlow } from '../flow/openedFlow.ts';
import { usePageTexts } from '../pages/usePageTexts.ts';

interface Props {
  readonly before: ClaimDetail;
  readonly consequences: Consequences;
}

/** Which answers are dropped and how the pages change, before it happens. */
export const FallingAnswers = ({ before, consequences }: Props) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const groups = fallingGroups(flow, before, consequences);
  const count = groups.flatMap(({ answers }) => answers).length;
  const dropped = consequences.pagesDropped.map((code) => getPage(flow, code));
  const added = consequences.pagesAdded.map((code) => getPage(flow, code));
  return (
    <>
      <p>{count > 0 ? t('answersFall.text', { count }) : t('answersFall.pagesOnly')}</p>
      <FallingList groups={groups} />
      {dropped.length > 0 ? (
        <p>
          {t('answersFall.pagesDropped', { count: dropped.length })} <PageNames pages={dropped} />
        </p>
      ) : null}
      {added.length > 0 ? (
        <p>
          {t('answersFall.pagesAdded', { count: added.length })} <PageNames pages={added} />
        </p>
      ) : null}
    </>
  );
};

/** The names that check-your-answers uses for pages, one after the other. */
const PageNames = ({ pages }: { readonly pages: readonly Page[] }) =>
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
