import type { ReactNode } from 'react';
import type { ShownStatus } from '#machines/service/sent/sentClaims.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { callTo, inOneLine } from '#src/layout/hotline.ts';
import styles from './StatusWay.module.css';

/** Where the ways lead. */
export type StatusWays = {
  hotline: string;
  /** Empty where no documents can be added. */
  addDocUrl: string;
  onAdd: () => void;
  onNewReport: () => void;
};

/** What the reporter of a claim can do now: nothing while it goes its way. */
export function StatusWay({ status, ...ways }: { status: ShownStatus } & StatusWays): ReactNode {
  const { t } = useTexts('shared');
  const { hotline, addDocUrl, onAdd, onNewReport } = ways;
  if (['COMPLETED', 'REQUESTED', 'IN_QUEUE', 'IN_PROGRESS'].includes(status)) return null;
  return (
    <div className={styles['way']}>
      {status === 'PAUSED' && addDocUrl !== '' ? (
        <ButtonLink icon="upload" href={addDocUrl} onClick={onAdd}>
          {t('finalised.documents.add')}
        </ButtonLink>
      ) : null}
      {status === 'CANCELED' ? (
        <Button icon="retry" onClick={onNewReport}>
          {t('finalised.reportAgain')}
        </Button>
      ) : null}
      <ButtonLink look={status === 'CANCELED' ? 'quiet' : 'secondary'} icon="phone" href={callTo(hotline)}>
        {t('cannotContinue.call', { hotline: inOneLine(hotline) })}
      </ButtonLink>
    </div>
  );
}
