import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useApplication } from '#src/shell/application.ts';
import styles from './Helped.module.css';

interface Props {
  /** The code is being asked for. */
  readonly isBusy: boolean;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Says in plain words what a helper will see and what they never will, before anything is told. */
export const Consent = ({ isBusy, onAgree, onDecline }: Props) => {
  const { t } = useTexts('assist');
  const { hotline } = useApplication().configuration;
  return (
    <Dialog
      title={t('consent.title')}
      onClose={onDecline}
      actions={
        <>
          <Button look="primary" isBusy={isBusy} onClick={onAgree}>
            {t('consent.agree')}
          </Button>
          <Button onClick={onDecline}>{t('consent.decline')}</Button>
        </>
      }
    >
      <p>{t('consent.lead', { hotline })}</p>
      <h3 className={styles['head']}>{t('consent.seen')}</h3>
      <ul className={styles['list']}>
        <li>{t('consent.page')}</li>
        <li>{t('consent.states')}</li>
        <li>{t('consent.pointer')}</li>
      </ul>
      <h3 className={styles['head']}>{t('consent.never')}</h3>
      <p>{t('consent.values')}</p>
      <p>{t('consent.hint')}</p>
      <p>{t('consent.end')}</p>
    </Dialog>
  );
};
