import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from './Icon.tsx';
import { SummaryPlace } from './summaryPlace.ts';
import styles from './Dialog.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** The answers, the expected one first. */
  actions?: ReactNode;
  /** Called by Escape and the cross. Left out where an answer is owed. */
  onClose?: (() => void) | undefined;
  isWide?: boolean;
  /** It takes the whole window, and what is in it scrolls by itself. */
  isFull?: boolean;
};

/** A question the page waits for, in the browser's own dialog, which keeps the focus and gives it back. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  isWide = false,
  isFull = false,
}: Props): ReactNode {
  const { t } = useTexts('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before it leaves the page, or the browser has nothing to give the focus back from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={isWide}
      data-full={isFull}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The machine closes its dialogs; the browser only tells that the reporter wants out.
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']} tabIndex={-1} data-quiet-focus>
          {title}
        </h2>
        {onClose ? (
          <button type="button" className={styles['close']} aria-label={t('action.close')} onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        ) : null}
      </div>
      {/* What its form refuses is told in it, not on the page behind. */}
      <SummaryPlace value={null}>
        {children ? <div className={styles['body']}>{children}</div> : null}
      </SummaryPlace>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </dialog>
  );
}
