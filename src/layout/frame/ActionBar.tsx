import { use, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { SaveContext } from './saveContext.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { useIsTyping } from './useIsTyping.ts';
import styles from './ActionBar.module.css';

type Props = {
  /** The text of the main button; "Continue" unless something else happens. */
  label?: string;
  /** The form it submits, where the bar is outside of it. */
  formId?: string;
  /** What it does on a page without a form. */
  onPress?: () => void;
  /** Where it leads when it is pressed before the page listens. */
  href?: string;
  isBusy?: boolean;
  /** A second way to continue, such as leaving the page out. */
  children?: ReactNode;
};

/** The way to continue. On a phone it stays in reach at the bottom of the screen. */
export function ActionBar({ label, formId, onPress, href, isBusy = false, children }: Props): ReactNode {
  const { t } = useTexts('common');
  const save = use(SaveContext);
  const isTyping = useIsTyping();
  return (
    <>
      <div className={styles['room']} />
      <div className={styles['bar']} data-typing={isTyping}>
        <div className={styles['buttons']}>
          {href !== undefined && !isBusy ? (
            <ButtonLink look="primary" href={href} onClick={(event) => follow(event, onPress)}>
              {label ?? t('action.continue')}
            </ButtonLink>
          ) : (
            <Button
              look="primary"
              type={onPress ? 'button' : 'submit'}
              form={formId}
              onClick={onPress}
              isBusy={isBusy}
            >
              {label ?? t('action.continue')}
            </Button>
          )}
          {children}
        </div>
        {save ? (
          <div className={styles['status']}>
            <SaveStatus save={save} />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Goes there without loading the document again, unless another tab or window is wanted. */
const follow = (event: MouseEvent, onPress: (() => void) | undefined) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onPress?.();
};
