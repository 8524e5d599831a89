import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { identificationMachine } from '#machines/actors/signIn/identification.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { inOneLine } from '#src/layout/hotline.ts';
import { provideIdentification } from '#src/service/provideIdentification.ts';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useArrival } from '#src/shell/useArrival.ts';
import { useIsOnline } from '#src/shell/useIsOnline.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { untilIn } from '#src/drafts/useSavedWhen.ts';
import { draftPaths } from '#src/drafts/draftsRoute.ts';
import { AskContact } from './AskContact.tsx';
import { identityMemory } from './identityMemory.ts';
import { TellCode } from './TellCode.tsx';
import { wished, wishMemory } from './wishMemory.ts';

/** Somebody shows by a code that a contact is theirs, and finds the reports that tell it, or goes on with the one they came from. */
export const IdentifyScreen = ({ home }: { readonly home: string }) => {
  const { client, configuration, ports } = useApplication();
  const { t, language } = useTexts('identify');
  const [machine] = useState(() => provideIdentification(identificationMachine, client, language));
  const [snapshot, send] = useMachine(machine);
  const { context, output } = snapshot;
  const [wish] = useState(() => (ports.query().has(wished) ? wishMemory(ports.session).read() : undefined));
  const list = home + draftPaths.list;
  const way = wish?.path ?? list;
  useTitle(t(wish ? 'show.title' : 'title'));
  useEffect(() => {
    if (!output?.contact) return;
    const { contact, known } = output;
    identityMemory(ports.session).keep({ ...contact, ...(known && { known }) });
    wishMemory(ports.session).forget();
    location.assign(way);
  }, [output, ports, way]);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) send({ type: 'ONLINE' });
  }, [isOnline, send]);
  const shown = shownIn(snapshot);
  useArrival(shown);
  const isBusy = snapshot.hasTag('busy');
  const until = untilIn(context.failure?.params, language);
  return (
    <Frame>
      <Columns>
        {shown === 'loading' ? <PageLoading /> : null}
        {shown === 'contact' ? (
          <AskContact
            ways={context.ways}
            told={wish}
            failure={context.failure}
            isBusy={isBusy}
            onSend={(contact) => send({ type: 'SEND', contact })}
          />
        ) : null}
        {shown === 'code' && context.contact ? (
          <TellCode
            contact={context.contact}
            problem={problemIn(snapshot)}
            until={until}
            failure={context.failure}
            isBusy={isBusy}
            onSend={send}
          />
        ) : null}
        {shown === 'none' ? (
          <PageFrame isRefusal isSpaced title={t('none.title')} lead={t('none.text')}>
            <ButtonLink look="primary" href={way}>
              {t(wish ? 'show.back' : 'toList')}
            </ButtonLink>
          </PageFrame>
        ) : null}
        {shown === 'locked' ? (
          <PageFrame
            isRefusal
            isSpaced
            title={t('locked.title')}
            lead={t('locked.text', { hotline: inOneLine(configuration.hotline) })}
          >
            {until ? <p>{t('locked.until', until)}</p> : null}
            <Button look="primary" onClick={() => send({ type: 'AGAIN' })}>
              {t('locked.again')}
            </Button>
            <Button onClick={() => send({ type: 'CHANGE' })}>{t('locked.back')}</Button>
          </PageFrame>
        ) : null}
        {shown === 'away' ? (
          <PageFrame isSpaced title={t('away.title')} lead={t('away.text')}>
            <Button look="primary" onClick={() => send({ type: 'RETRY' })}>
              {t('away.retry')}
            </Button>
          </PageFrame>
        ) : null}
      </Columns>
    </Frame>
  );
};

type Snapshot = ReturnType<typeof useMachine<typeof identificationMachine>>[0];

const shownIn = (snapshot: Snapshot) => {
  if (snapshot.matches('asking') || snapshot.matches('sending')) return 'contact';
  if (snapshot.matches({ sent: 'away' }) || snapshot.matches('away')) return 'away';
  if (snapshot.matches('sent') || snapshot.matches('expired') || snapshot.matches('spent')) return 'code';
  if (snapshot.matches('locked')) return 'locked';
  return snapshot.matches('none') ? 'none' : 'loading';
};

const problemIn = (snapshot: Snapshot) => {
  if (snapshot.matches('expired')) return 'expired';
  if (snapshot.matches('spent')) return 'spent';
  if (snapshot.matches({ sent: 'paused' })) return 'paused';
  return snapshot.matches({ sent: 'wrong' }) ? 'wrong' : undefined;
};
