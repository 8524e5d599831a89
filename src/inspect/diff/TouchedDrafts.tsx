import type { AnyFlow } from '#machines/flow/flow.ts';
import type { FlowApprovals } from '#machines/service/analysts/flowApprovals.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { pageWords } from './diffWords.ts';
import { touchedPages, type SnapshotDiff } from './snapshotDiff.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly diff: SnapshotDiff;
  readonly drafts: FlowApprovals['drafts'];
}

/** How many open reports stand on the pages that changed. */
export const TouchedDrafts = ({ flow, diff, drafts }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const touched = new Set([...touchedPages(diff), ...diff.pages.removed]);
  const found = drafts.filter(({ page }) => touched.has(page));
  return (
    <section>
      <h3>{t('diff.drafts')}</h3>
      {found.length === 0 ? (
        <p>{t('diff.noDrafts')}</p>
      ) : (
        <ul>
          {found.map(({ page, count }) => (
            <li key={page}>{t('diff.draftsOn', { page: pageWords(flow, page, spoken), count })}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
