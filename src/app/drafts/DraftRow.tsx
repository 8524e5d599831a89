import type { ListedDraft } from '../../../machines/service/drafts.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { formatTime } from '../../i18n/formatTime.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { Icon } from '../../layout/Icon.tsx';
import { lineIcons } from '../offeredEntries.ts';
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
  const { t: start } = useTexts('start');
  const { claimType, flowType, pagesLeft, authorised } = draft;
  const name = start(`lines.${claimType}.title`);
  const at = new Date(draft.updatedAt);
  const saved = t('saved', { date: formatDate(localDay.format(at)), time: formatTime(at, language) });
  const left = pagesLeft === 0 ? t('toSend') : t('left', { count: pagesLeft ?? 0 });
  return (
    <li className={styles['draft']}>
      <span className={styles['icon']}>
        <Icon name={lineIcons[claimType]} size={26} />
      </span>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{name}</h2>
        <p>{t(`kinds.${flowType}`)}</p>
        <p className={styles['when']}>
          {saved}
          {pagesLeft === undefined ? null : ` · ${left}`}
        </p>
        {authorised ? null : (
          <p className={styles['closed']}>
            <Icon name="lock" size={18} /> {t('closed')}
          </p>
        )}
      </div>
      <div className={styles['ways']}>
        <Button
          look="primary"
          isBusy={isBusy}
          aria-label={t('continueWith', { name, saved })}
          onClick={onOpen}
        >
          {t('continue')}
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
      </div>
    </li>
  );
};

// The Swedish order is the ISO one.
const localDay = new Intl.DateTimeFormat('sv-SE');
