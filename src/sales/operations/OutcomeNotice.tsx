import type { Outcome } from '#machines/service/sales/operatorActs.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** What came of the last act, and which reports stay that were to be erased, with the reason. */
export const OutcomeNotice = ({ outcome: { outcome, count, stays = [] } }: { readonly outcome: Outcome }) => {
  const { t } = useTexts('operations');
  const said = {
    DONE: t('outcome.DONE', { count }),
    READY: t('outcome.READY', { count }),
    WAITS: t('outcome.WAITS'),
    DECLINED: t('outcome.DECLINED'),
    NO_AGENT: t('outcome.NO_AGENT'),
    NOT_ALIKE: t('outcome.NOT_ALIKE'),
    NOT_PROTECTED: t('outcome.NOT_PROTECTED'),
    NONE: stays.length > 0 ? t('outcome.STAYS') : t('outcome.NONE'),
  };
  return (
    <Notice tone={outcome === 'DONE' || outcome === 'READY' ? 'done' : 'info'}>
      <p>{said[outcome]}</p>
      {stays.map(({ mark, claimNumber = mark, why }) => (
        <p key={mark}>{t(`stays.${why}`, { number: claimNumber })}</p>
      ))}
    </Notice>
  );
};
