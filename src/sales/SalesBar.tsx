import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { salesPaths } from '#machines/sales/paths.ts';
import type { SalesVisitor } from '#machines/service/sales/salesCalls.ts';
import { withReturnPath } from '#machines/service/identity/returnPath.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { useIsWide } from '#src/layout/useIsWide.ts';
import type { ChatActor } from './chat/useChat.ts';
import { BarMenu } from './BarMenu.tsx';
import { PageLinks } from './PageLinks.tsx';
import { PanelButtons, type PanelsActor } from './panels/Panels.tsx';
import { ShellErrors } from './panels/ShellErrors.tsx';
import styles from './SalesBar.module.css';
import type { ShellActor } from './shellActor.ts';

interface Props {
  readonly actor: ShellActor;
  readonly panels: PanelsActor;
  readonly chat: ChatActor;
  /** How the shell is drawn, among the other ways of the bar. */
  readonly children: ReactNode;
}

/** Below the header: who works with the shell, for whom they act, in words and colour, and the ways to change that. */
export const SalesBar = ({ actor, panels, chat, children }: Props) => {
  const { t } = useTexts('sales');
  const isWide = useIsWide();
  const visitor = useSelector(actor, ({ context }) => context.visitor);
  const isOver = useSelector(actor, ({ context }) => context.ended !== undefined);
  const isHere = visitor?.isSignedIn === true && !isOver;
  const ways = isHere ? <BarWays {...{ actor, panels, chat, visitor, children }} /> : null;
  return (
    <nav className={styles['bar']} aria-label={t('bar.label')}>
      <span className={styles['name']}>{t('bar.name')}</span>
      {isHere && visitor.actsFor ? (
        <span className={styles['actsFor']}>{t('bar.actsFor', { name: visitor.actsFor.name })}</span>
      ) : null}
      {isHere && isWide ? ways : null}
      {isHere ? <ShellErrors /> : null}
      {isHere && isWide ? (
        <span className={styles['who']}>
          {t('bar.as', { name: visitor.name ?? '' })}
          <LogOut />
        </span>
      ) : null}
      {isHere && !isWide ? (
        <BarMenu actor={actor} chat={chat}>
          <span>{t('bar.as', { name: visitor.name ?? '' })}</span>
          {ways}
          <LogOut />
        </BarMenu>
      ) : null}
    </nav>
  );
};

/** What may be done from everywhere. */
const BarWays = ({ actor, panels, chat, visitor, children }: Props & { readonly visitor: SalesVisitor }) => {
  const { t } = useTexts('sales');
  if (!visitor.mayEnter) return null;
  return (
    <>
      <Button look="quiet" onClick={() => actor.send({ type: 'CHOOSE' })}>
        {t('bar.delegation')}
      </Button>
      <PageLinks actor={actor} />
      <PanelButtons actor={panels} chat={chat} />
      {children}
    </>
  );
};

const LogOut = () => {
  const { t } = useTexts('sales');
  return (
    <ButtonLink look="quiet" href={withReturnPath(signInPaths.loggedOut, salesPaths.home)}>
      {t('bar.logout')}
    </ButtonLink>
  );
};
