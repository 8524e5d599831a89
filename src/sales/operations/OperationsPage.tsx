import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { ActDialog } from './ActDialog.tsx';
import { ApprovalsBlock } from './ApprovalsBlock.tsx';
import { ClientsBlock } from './ClientsBlock.tsx';
import { FailuresBlock } from './FailuresBlock.tsx';
import { FilesBlock } from './FilesBlock.tsx';
import { HealthBlock } from './HealthBlock.tsx';
import { IncidentsBlock } from './IncidentsBlock.tsx';
import { LocksBlock } from './LocksBlock.tsx';
import { MessagesBlock } from './MessagesBlock.tsx';
import styles from './Operations.module.css';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { PersonBlock } from './PersonBlock.tsx';
import { provideOperations } from './provideOperations.ts';
import { Refused } from './Refused.tsx';
import { QueuesBlock } from './QueuesBlock.tsx';
import { SwitchesBlock } from '#src/sales/switches/SwitchesBlock.tsx';
import { UndeliveredBlock } from './UndeliveredBlock.tsx';
import { useBlocks } from './useBlocks.ts';

/** How the service is, what waits, and what operators do about it. Source: specification section 6. */
export const OperationsPage = ({ shell }: { readonly shell: ShellActor }) => {
  const { t } = useTexts('operations');
  const { client } = useApplication();
  const [machine] = useState(() => provideOperations(client, shell));
  const mayAct = useSelector(shell, ({ context }) => context.visitor?.operations === 'ACT');
  const blocks = useBlocks({ client, shell, mayAct });
  const { handover, files, messages, approvals, locks, exports, switches, incidents } = blocks;
  const actor = useActorRef(machine, { input: { others: blocks.all } });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isAsking = useSelector(
    actor,
    (snapshot) => snapshot.matches({ acting: 'asking' }) || snapshot.matches({ acting: 'doing' }),
  );
  useEffect(() => {
    const tell = () => actor.send({ type: document.visibilityState === 'hidden' ? 'HIDDEN' : 'SEEN' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);
  useTitle(t('title'));
  const { health, failures, wanted, failure, outcome } = context;
  return (
    <PageFrame isSpaced title={t('title')} lead={t('lead')}>
      <Ways>
        <Button look="quiet" icon="retry" onClick={() => actor.send({ type: 'REFRESH' })}>
          {t('refresh')}
        </Button>
      </Ways>
      {isAsking ? null : <Refused {...{ failure, shell }} />}
      <div role="status">{outcome ? <OutcomeNotice outcome={outcome} /> : null}</div>
      <div className={styles['blocks']}>
        <div className={styles['column']}>
          <HealthBlock block={health} />
          <FilesBlock block={files} />
        </div>
        <div className={styles['column']}>
          <QueuesBlock block={health} />
          <ApprovalsBlock {...{ block: approvals, actor, mayAct }} />
          {mayAct ? <LocksBlock {...{ block: locks, actor }} /> : null}
          {mayAct ? <ClientsBlock actor={actor} /> : null}
          {mayAct ? <PersonBlock {...{ block: exports, actor }} /> : null}
        </div>
        <UndeliveredBlock {...{ block: handover, actor, mayAct }} />
        <MessagesBlock {...{ block: messages, actor, mayAct }} />
        <IncidentsBlock {...{ block: incidents, actor, mayAct }} />
        <SwitchesBlock {...{ block: switches, shell, mayAct }} />
        <FailuresBlock block={failures} />
      </div>
      {isAsking && wanted ? <ActDialog {...{ actor, wanted, failure }} /> : null}
    </PageFrame>
  );
};
