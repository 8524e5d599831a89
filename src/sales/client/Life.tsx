import { writeDate } from '#machines/claim/checks/date.ts';
import type { OpenedClient } from '#machines/service/clients.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import styles from './Blocks.module.css';

interface Props {
  readonly opened: OpenedClient;
  /** Opens another client. */
  readonly onOpen: (client: string) => void;
}

/** What is to be known before anything is done for a client: what became of them, of which records they are, whose they are. */
export const Life = ({ opened: { life, since, mergedFrom, successor, right }, onOpen }: Props) => {
  const { t } = useTexts('clients');
  const day = since === undefined ? '' : writeDate(since);
  return (
    <div className={styles['life']}>
      {life === 'LIVING' ? null : (
        <Notice
          tone={life === 'DEAD' || life === 'CEASED' ? 'error' : 'warning'}
          title={t(`life.${life}.title`, { day }).trim()}
          action={
            successor ? (
              <Button icon="next" onClick={() => onOpen(successor.id)}>
                {t('successor', { name: successor.name })}
              </Button>
            ) : null
          }
        >
          <p>{t(`life.${life}.text`)}</p>
        </Notice>
      )}
      {mergedFrom === undefined ? null : (
        <Notice>
          <p>{t('merged', { name: mergedFrom })}</p>
        </Notice>
      )}
      {right === 'FOREIGN' ? (
        <Notice tone="warning" title={t('foreign.title')}>
          <p>{t('foreign.text')}</p>
        </Notice>
      ) : null}
      {right === 'SHARED' ? (
        <Notice>
          <p>{t('shared')}</p>
        </Notice>
      ) : null}
    </div>
  );
};
