import { useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';
import styles from './SendDocuments.module.css';

type Props = {
  /** The files that are with the report or being uploaded. */
  added: readonly ClaimFile[];
  areMoving: boolean;
  isBusy: boolean;
  onSend: () => void;
};

/** Sends the documents from where they are picked: not before there is one; the flow waits for those still being uploaded. */
export function SendDocuments({ added, areMoving, isBusy, onSend }: Props): ReactNode {
  const { t } = useTexts('shared');
  const [isTried, setTried] = useState(false);
  const isEmpty = added.length === 0;
  const send = () => {
    setTried(true);
    if (!isEmpty) onSend();
  };
  return (
    <>
      <div className={styles['said']}>
        {areMoving ? <Notice>{t('documents.movingToSend')}</Notice> : null}
      </div>
      <div className={styles['said']} role="alert">
        {isTried && isEmpty ? <Notice tone="error">{t('documents.noneToSend')}</Notice> : null}
      </div>
      <ActionBar label={t('documents.send')} onPress={send} isBusy={isBusy} />
    </>
  );
}
