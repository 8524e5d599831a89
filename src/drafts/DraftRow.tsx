import type { ListedDraft } from '#machines/service/drafts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Closed, ReportCard } from './ReportCard.tsx';
import { useDraftName } from './useDraftName.ts';
import { useSavedWhen } from './useSavedWhen.ts';
import { dayOf } from '#src/i18n/dayOf.ts';
import styles from './DraftList.module.css';

interface Props {
  readonly draft: ListedDraft;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onDiscard: () => void;
}

/** One draft and what may be done with it. */
export const DraftRow = ({ draft, isBusy, onOpen, onDiscard }: Props) => {
  const { t, language } = useTexts('drafts');
  const { claimType, pagesLeft, authorised, proven, delegation, expiresAt } = draft;
  // Told to the two only, who are both signed in.
  const opensAtOnce = authorised || proven === true || delegation !== undefined;
  const name = useDraftName()(draft);
  const saved = useSavedWhen(draft);
  const left = pagesLeft === 0 ? t('toSend') : t('left', { count: pagesLeft ?? 0 });
  return (
    <ReportCard
      {...{ claimType, name }}
      ways={
        <>
          <Button
            look="primary"
            isBusy={isBusy}
            aria-label={t(opensAtOnce ? 'continueWith' : 'verifyWith', { name, saved })}
            onClick={onOpen}
          >
            {t(opensAtOnce ? 'continue' : 'verify')}
          </Button>
          <Button
            look="quiet"
            icon="remove"
            aria-disabled={isBusy}
            aria-label={t('discardOf', { name, saved })}
            onClick={isBusy ? undefined : onDiscard}
          >
            {t('discard')}
          </Button>
        </>
      }
    >
      <p className={styles['when']}>
        {saved}
        {pagesLeft === undefined ? null : ` · ${left}`}
      </p>
      {expiresAt === undefined ? null : (
        <p className={styles['when']}>{t('keptUntil', { date: dayOf(new Date(expiresAt), language) })}</p>
      )}
      {delegation ? <p className={styles['when']}>{t('delegation', delegation)}</p> : null}
      {opensAtOnce ? null : <Closed>{t('closed')}</Closed>}
    </ReportCard>
  );
};
