import { use, type ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../Button.tsx';
import { SaveContext } from './saveContext.ts';
import { SaveStatus } from './SaveStatus.tsx';
import styles from './ActionBar.module.css';

type Props = {
  /** The text of the main button; "Continue" unless something else happens. */
  label?: string;
  /** The form it submits, where the bar is outside of it. */
  formId?: string;
  /** What it does on a page without a form. */
  onPress?: () => void;
  isBusy?: boolean;
  /** A second way to continue, such as leaving the page out. */
  children?: ReactNode;
};

/** The way to continue. On a phone it stays in reach at the bottom of the screen. */
export function ActionBar({ label, formId, onPress, isBusy = false, children }: Props): ReactNode {
  const { t } = useTexts('common');
  const save = use(SaveContext);
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
      {save ? (
        <div className={styles['status']}>
          <SaveStatus save={save} />
        </div>
      ) : null}
    </div>
  );
}
