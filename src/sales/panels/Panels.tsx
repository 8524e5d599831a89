import { useSelector } from '@xstate/react';
import { Suspense, useCallback, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { panels, type panelsMachine } from '#machines/sales/panels/panelsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Chat } from '#src/sales/chat/Chat.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import type { ChatActor } from '#src/sales/chat/useChat.ts';
import type { HelperActor } from '#src/assist/helper/useHelper.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { SpeedTest } from '#src/sales/speed/SpeedTest.tsx';
import styles from './Panels.module.css';
import { SidePanel } from './SidePanel.tsx';

const AskPanel = lazyPart(() => import('#src/assist/helped/AskPanel.tsx'), 'AskPanel');
const DocumentPanel = lazyPart(() => import('#src/sales/documents/DocumentPanel.tsx'), 'DocumentPanel');
const HelperPanel = lazyPart(() => import('#src/assist/helper/HelperPanel.tsx'), 'HelperPanel');

/** The panels of the shell at work. */
export type PanelsActor = ActorRefFrom<typeof panelsMachine>;

interface Props {
  readonly actor: PanelsActor;
  readonly chat: ChatActor;
}

/** The buttons that open the panels and close them again. */
export const PanelButtons = ({ actor, chat }: Props) => {
  const { t } = useTexts('sales');
  const shown = useSelector(actor, ({ context }) => context.panel);
  const unread = useSelector(chat, ({ context }) =>
    context.threads.reduce((sum, one) => sum + one.unread, 0),
  );
  return panels.map((panel) => (
    <Button
      key={panel}
      look="quiet"
      data-opens={panel}
      aria-expanded={panel === shown}
      onClick={() => actor.send({ type: 'TOGGLE', panel })}
    >
      {panel === 'chat' && unread > 0 ? t('chat.count', { number: unread }) : t(`panel.${panel}`)}
    </Button>
  ));
};

interface WithProps extends Props {
  readonly shell: ShellActor;
  /** Who helps from afar; undefined for whoever may only be helped. */
  readonly helper: HelperActor | undefined;
  readonly children: ReactNode;
}

/** A page with the panel that is open beside it. */
export const WithPanel = ({ actor, chat, shell, helper, children }: WithProps) => {
  const { t } = useTexts('sales');
  const { panel, document: asked } = useSelector(actor, ({ context }) => context);
  const close = useCallback(() => actor.send({ type: 'CLOSE' }), [actor]);
  return (
    <div className={styles['place']} data-beside={panel}>
      {children}
      {asked ? (
        <Suspense>
          <DocumentPanel key={asked.file.documentId} asked={asked} shell={shell} onClose={close} />
        </Suspense>
      ) : null}
      {panel && panel !== 'document' ? (
        <SidePanel key={panel} name={panel} title={t(`panel.${panel}`)} onClose={close}>
          {panel === 'chat' ? <Chat actor={chat} /> : null}
          {panel === 'speed' ? <SpeedTest /> : null}
          {panel === 'assist' ? (
            <Suspense>{helper ? <HelperPanel actor={helper} /> : <AskPanel />}</Suspense>
          ) : null}
        </SidePanel>
      ) : null}
    </div>
  );
};
