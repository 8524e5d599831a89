import { getPage } from '#machines/flow/compile.ts';
import { Fragment } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Impact } from '#machines/flow/pending.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { DroppedList } from '#src/flow/DroppedList.tsx';
import { droppedGroups } from '#src/flow/droppedGroups.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';

interface Props {
  readonly before: ClaimDetail;
  readonly impact: Impact;
}

/** Which answers are dropped and how the pages change, before it happens. */
export const DroppedAnswers = ({ before, impact }: Props) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const groups = droppedGroups(flow, before, impact);
  const count = groups.flatMap(({ answers }) => answers).length;
  const dropped = impact.pagesDropped.map((code) => getPage(flow, code));
  const added = impact.pagesAdded.map((code) => getPage(flow, code));
  return (
    <>
      <p>{count > 0 ? t('answersFall.text', { count }) : t('answersFall.pagesOnly')}</p>
      <DroppedList groups={groups} />
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
