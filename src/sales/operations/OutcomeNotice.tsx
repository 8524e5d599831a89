import type { Outcome } from '#machines/service/sales/operationsCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** What came of the last act. */
export const OutcomeNotice = ({ outcome: { outcome, count } }: { readonly outcome: Outcome }) => {
  const { t } = useTexts('operations');
  if (outcome === 'DONE') return <Notice tone="done">{t('outcome.DONE', { count })}</Notice>;
  if (outcome === 'WAITS') return <Notice>{t('outcome.WAITS')}</Notice>;
  return <Notice>{outcome === 'DECLINED' ? t('outcome.DECLINED') : t('outcome.NONE')}</Notice>;
};
