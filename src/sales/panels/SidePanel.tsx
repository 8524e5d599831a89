import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Tool } from '#src/layout/Tool.tsx';
import { useIsWide } from '#src/layout/useIsWide.ts';
import styles from './SidePanel.module.css';

interface Props {
  /** What the button that opens it says in `data-opens`. */
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something beside the page, which goes on being used; where there is no room beside it, over the whole window. */
export const SidePanel = (props: Props) => {
  const isWide = useIsWide();
  if (isWide) return <Beside {...props} />;
  return (
    <Dialog isFull title={props.title} onClose={props.onClose}>
      <div className={styles['within']}>{props.children}</div>
    </Dialog>
  );
};

const Beside = ({ name, title, onClose, children }: Props) => {
  const { t } = useTexts('common');
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = panel.current;
    shown?.querySelector<HTMLElement>('h2')?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The page beside has a shortcut of the same key.
      event.preventDefault();
      onClose();
    };
    shown?.addEventListener('keydown', close);
    return () => {
      shown?.removeEventListener('keydown', close);
      if (!shown?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();
    };
  }, [name, onClose]);
  return (
    <aside ref={panel} className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']} tabIndex={-1} data-quiet-focus>
          {title}
        </h2>
        <Tool icon="close" label={t('action.close')} onPress={onClose} />
      </div>
      {children}
    </aside>
  );
};
