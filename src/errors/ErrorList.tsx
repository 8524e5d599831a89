import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useApplication } from '#src/shell/application.ts';
import { ErrorRow } from './ErrorRow.tsx';
import styles from './ErrorList.module.css';

/** The errors of this visit, the newest first; one may be hidden, and all shown again. Source: specification section 2. */
export const ErrorList = () => {
  const { errors } = useApplication();
  const { t } = useTexts('failures');
  const list = useRef<HTMLUListElement>(null);
  const records = useSelector(errors, ({ context }) => context.records);
  const shown = records.filter(({ isHidden }) => !isHidden);
  const hidden = records.length - shown.length;
  const close = () => errors.send({ type: 'CLOSE' });
  return (
    <Dialog
      isWide
      title={t('errors.title')}
      onClose={close}
      actions={
        <>
          <Button look="primary" onClick={close}>
            {t('errors.back')}
          </Button>
          {hidden > 0 ? (
            <Button onClick={() => errors.send({ type: 'SHOW_ALL' })}>{t('errors.showAll')}</Button>
          ) : null}
        </>
      }
    >
      <ul ref={list} className={styles['errors']} tabIndex={-1} data-quiet-focus>
        {shown.map((record) => (
          <ErrorRow
            key={record.helpdesk.sessionId}
            record={record}
            onHide={() => {
              errors.send({ type: 'HIDE', failure: record.failure });
              // The button that was pressed is gone.
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      <output className={styles['hidden']}>
        {hidden > 0 ? t('errors.hidden', { count: hidden }) : null}
      </output>
    </Dialog>
  );
};
