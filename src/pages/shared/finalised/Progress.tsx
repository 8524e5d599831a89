import type { ReactNode } from 'react';
import type { ClaimHeadline, ClaimProgress } from '#machines/service/sent/claimProgress.ts';
import { formatDay } from '#src/i18n/formatDay.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import styles from './Progress.module.css';

/** The steps in which nothing is decided yet. */
const open: readonly ClaimHeadline[] = ['RECEIVED', 'IN_REVIEW', 'WAITING', 'INSPECTION_BOOKED', 'DELAYED'];

type Props = {
  progress: ClaimProgress;
  /** The words of the page, for whoever reads it. */
  say: SayOnPage;
  /** The heading of the page says it, too. */
  isOnly: boolean;
};

/** Where a claim is in the hands of the insurer: what it is about, what is needed and until when, and when the next word comes. */
export function Progress({ progress, say, isOnly }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { headline, asks, clerk } = progress;
  const warning = open.includes(headline) ? say('progress.open') : undefined;
  return (
    <div className={styles['progress']} role="status">
      {isOnly ? null : <strong>{say(`progress.${headline}.title`)}</strong>}
      <p>{useSentence(progress, say)}</p>
      {warning === undefined ? null : <p>{warning}</p>}
      {headline === 'WAITING' ? <Asks asks={asks} /> : null}
      <p>{useNext(progress, say)}</p>
      {clerk === undefined ? null : <p>{t('finalised.progress.clerk', { name: clerk })}</p>}
    </div>
  );
}

const Asks = ({ asks }: Pick<ClaimProgress, 'asks'>) => {
  const { t, language } = useTexts('shared');
  const nameOf = useDocumentNames();
  return (
    <ul aria-label={t('finalised.progress.asks.title')}>
      {asks.map(({ kind, documentType, due }, at) => {
        const name =
          (documentType !== undefined && nameOf(documentType)) || t(`finalised.progress.asks.kind.${kind}`);
        return <li key={at}>{t('finalised.progress.asks.until', { name, by: formatDay(due, language) })}</li>;
      })}
    </ul>
  );
};

/** What has happened, in one sentence. */
function useSentence(
  { headline, appointment, letterOn, payment, delay }: ClaimProgress,
  say: SayOnPage,
): string | undefined {
  const { language } = useLanguage();
  const day = (on: string) => formatDay(on, language);
  if (headline === 'INSPECTION_BOOKED' && appointment) {
    const [from, to] = [momentOf(appointment.from, language), momentOf(appointment.to, language)];
    const { place } = appointment;
    const values = { day: from.date, from: from.time, to: to.time };
    return place === undefined
      ? say('progress.INSPECTION_BOOKED.text', values)
      : say('progress.INSPECTION_BOOKED.textAt', { ...values, place });
  }
  if (headline === 'PAID' && payment) {
    const { on, to, accountEnding } = payment;
    return to === 'REPORTER' && accountEnding !== undefined
      ? say('progress.PAID.REPORTER_ending', { day: day(on), ending: accountEnding })
      : say(`progress.PAID.${to}`, { day: day(on) });
  }
  if ((headline === 'DECIDED' || headline === 'REFUSED') && letterOn !== undefined)
    return say(`progress.${headline}.textOn`, { day: day(letterOn) });
  return say(`progress.${headline}.text`, delay && { reason: say(`progress.DELAYED.reason.${delay}`) ?? '' });
}

/** What comes next and until when. A day that has passed is not promised again. */
function useNext({ headline, by, isLate }: ClaimProgress, say: SayOnPage): string | undefined {
  const { language } = useLanguage();
  if (isLate) return say(headline === 'WAITING' ? 'progress.WAITING.late' : 'progress.late');
  return say(`progress.${headline}.next`, by === undefined ? {} : { by: formatDay(by, language) });
}
