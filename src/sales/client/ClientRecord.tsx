import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { toBox } from '#src/sales/shortcuts/toBox.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { ClientPage } from './ClientPage.tsx';
import { HandOverPage } from './HandOverPage.tsx';
import { LookReasonDialog } from './LookReasonDialog.tsx';
import { provideClient } from './provideClient.ts';
import { provideHandOver } from './provideHandOver.ts';

interface Props {
  readonly shell: ShellActor;
  readonly client: string;
  /** Code of the page about them. */
  readonly page: string;
}

/** The pages about a client: one machine for them all, which opens the client first. */
export const ClientRecord = ({ shell, client, page }: Props) => {
  const application = useApplication();
  const [machine] = useState(() => provideClient(application.client, shell, client));
  const [toReport] = useState(() => provideHandOver(application, shell));
  const [first, setFirst] = useState<string>();
  const actor = useActorRef(machine, { input: { client } });
  const handOver = useActorRef(toReport, { input: { client } });
  const { t } = useTexts('clients');
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const isHidden = useSelector(actor, (snapshot) => snapshot.matches('hidden'));
  const isAway = useSelector(actor, (snapshot) => snapshot.matches('away'));
  const { opened, failure, policies } = useSelector(actor, ({ context }) => context);
  const toSearch = () => shell.send({ type: 'GO', page: 'search' });
  useTitle(t('title'));
  // Whoever only reports for a client of another agent need not say why they open them.
  if (page === 'handOver' && (opened || isAsking))
    return (
      <HandOverPage
        {...{ policies, handOver, first }}
        onBox={() => toBox(shell)}
        onBack={() => shell.send({ type: 'GO', page: opened ? 'client' : 'search', client })}
      />
    );
  if (opened)
    return (
      <ClientPage
        {...{ shell, actor, opened, handOver }}
        onChoose={(policyNumber) => {
          setFirst(policyNumber);
          shell.send({ type: 'GO', page: 'handOver', client });
        }}
      />
    );
  if (isHidden)
    return (
      <PageFrame title={t('hiddenTitle')} lead={t('hidden')}>
        <Ways>
          <Button icon="back" onClick={toSearch}>
            {t('back')}
          </Button>
        </Ways>
      </PageFrame>
    );
  if (isAway)
    return (
      <PageFrame isSpaced title={t('title')}>
        <AskFailed failure={failure} />
        <Ways>
          <Button look="primary" icon="retry" onClick={() => actor.send({ type: 'RETRY' })}>
            {t('again')}
          </Button>
          <Button look="quiet" icon="back" onClick={toSearch}>
            {t('back')}
          </Button>
        </Ways>
      </PageFrame>
    );
  return (
    <PageFrame title={t('title')}>
      {isAsking ? (
        <LookReasonDialog onCancel={toSearch} onGive={(need) => actor.send({ type: 'GIVE_REASON', need })} />
      ) : (
        <PageLoading />
      )}
    </PageFrame>
  );
};
