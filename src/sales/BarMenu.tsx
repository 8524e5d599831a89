import { useSelector } from '@xstate/react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { pageOf } from '#machines/sales/shellPages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { ChatActor } from './chat/useChat.ts';
import styles from './SalesBar.module.css';
import type { ShellActor } from './shellActor.ts';

interface Props {
  readonly actor: ShellActor;
  readonly chat: ChatActor;
  readonly children: ReactNode;
}

/** The ways of the bar behind one button, where there is no room for them in its line. It is closed on every page that is come to. */
export const BarMenu = ({ actor, chat, children }: Props) => {
  const { t } = useTexts('sales');
  const page = useSelector(actor, ({ context }) => pageOf(context));
  const unread = useSelector(chat, ({ context }) =>
    context.threads.reduce((sum, one) => sum + one.unread, 0),
  );
  const [openOn, setOpenOn] = useState<string>();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = openOn === page;
  return (
    <div
      ref={menu}
      className={styles['menu']}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpenOn(undefined);
        menu.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
    >
      <Button
        look="quiet"
        icon={isOpen ? 'close' : 'down'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenOn(isOpen ? undefined : page)}
      >
        {unread > 0 ? t('bar.menuUnread', { number: unread }) : t('bar.menu')}
      </Button>
      {isOpen ? (
        <div id={id} className={styles['ways']}>
          {children}
        </div>
      ) : null}
    </div>
  );
};
