import { headlineOf } from '#machines/service/sent/claimOutcome.ts';
import type { SentReport } from '#machines/service/sent/sentReport.ts';
import { dayOf } from '#src/i18n/dayOf.ts';
import { formatDay } from '#src/i18n/formatDay.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from './DraftList.module.css';
import { Closed, ReportCard } from './ReportCard.tsx';
import { useDraftName } from './useDraftName.ts';

interface Props {
  readonly report: SentReport;
  /** The level of its heading. */
  readonly level: 'h2' | 'h3';
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

/** One report that was sent. Where its session has expired nothing is said of how it stands. */
export const SentRow = ({ report, level, isBusy, onOpen }: Props) => {
  const { t, language } = useTexts('drafts');
  const { claimType, name: told, sentAt, claims, by } = report;
  const name = useDraftName()({ claimType, flowType: 'DRAFT', name: told, updatedAt: sentAt });
  const sent = t('sent.sentOn', { date: dayOf(new Date(sentAt), language) });
  const isAsked = claims?.some(({ progress }) => progress?.headline === 'WAITING');
  return (
    <ReportCard
      {...{ claimType, name, level }}
      ways={
        <Button
          look="primary"
          aria-disabled={isBusy}
          aria-label={t('sent.openOf', { name, sent })}
          onClick={isBusy ? undefined : onOpen}
        >
          {t('sent.open')}
        </Button>
      }
    >
      {claims ? <Stand claims={claims} /> : <Closed>{t('sent.closed')}</Closed>}
      {by === undefined ? null : (
        <p>{t(isAsked ? 'sent.due' : 'sent.next', { by: formatDay(by, language) })}</p>
      )}
      <p className={styles['when']}>
        {[sent, ...(claims ?? []).map(({ claimNumber }) => t('sent.number', { claimNumber }))].join(' · ')}
      </p>
    </ReportCard>
  );
};

/** How its claims stand, as the page of the report says it. */
const Stand = ({ claims }: { readonly claims: NonNullable<SentReport['claims']> }) => {
  const { t } = useTexts('shared');
  const step = claims.length === 1 ? claims[0]?.progress?.headline : undefined;
  if (step) return <p className={styles['stand']}>{t(`finalised.progress.${step}.title`)}</p>;
  const headline = headlineOf(claims);
  return (
    <p className={styles['stand']}>
      {headline === 'ACCEPTED'
        ? t('finalised.progress.RECEIVED.title')
        : t(`finalised.headline.${headline}.title`)}
    </p>
  );
};
