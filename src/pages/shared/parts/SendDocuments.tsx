import { useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ErrorSummary } from '#src/layout/ErrorSummary.tsx';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';
import styles from './SendDocuments.module.css';

type Props = {
  /** The files that are with the report or being uploaded. */
  added: readonly ClaimFile[];
  areMoving: boolean;
  isBusy: boolean;
  /** The button that a file is picked by. */
  pickId: string;
  onSend: () => void;
};

/** Sends the documents from where they are picked: not before there is one; the flow waits for those still being uploaded. */
export function SendDocuments({ added, areMoving, isBusy, pickId, onSend }: Props): ReactNode {
  const { t } = useTexts('shared');
  const [attempt, setAttempt] = useState(0);
  const isEmpty = added.length === 0;
  const send = () => {
    if (isEmpty) setAttempt((before) => before + 1);
    else onSend();
  };
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        items={[{ text: t('documents.noneToSend'), fieldId: pickId, isFixed: !isEmpty }]}
      />
      <div className={styles['said']}>
        {areMoving ? <Notice>{t('documents.movingToSend')}</Notice> : null}
      </div>
      <ActionBar label={t('documents.send')} onPress={send} isBusy={isBusy} />
    </>
  );
}
