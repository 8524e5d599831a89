import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './ActionBar.module.css';

type Props = {
  /** What the main button says; "Continue" unless something else happens. */
  label?: string;
  /** The form it sends, where the bar stands outside of it. */
  formId?: string;
  /** What it does on a page without a form. */
  onPress?: () => void;
  isBusy?: boolean;
  /** How saving stands. */
  status?: ReactNode;
  /** A second way on, such as leaving the page out. */
  children?: ReactNode;
};

/** The way on. On a phone it stays in reach at the bottom of the screen. */
export function ActionBar({ label, formId, onPress, isBusy = false, status, children }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <div className={styles['bar']}>
      <div className={styles['buttons']}>
        <Button
          look="primary"
          type={onPress ? 'button' : 'submit'}
          form={formId}
          onClick={onPress}
          isBusy={isBusy}
        >
          {label ?? t('action.continue')}
        </Button>
        {children}
      </div>
      {status ? <div className={styles['status']}>{status}</div> : null}
    </div>
  );
}
