import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { calls } from '#machines/service/calls.ts';
import { statusPath } from '#machines/service/sent/sentPaths.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { callTo, inOneLine } from '#src/layout/hotline.ts';
import { useApplication } from '#src/shell/application.ts';
import { FailureText } from '#src/shell/FailureText.tsx';
import { Frame } from '#src/shell/Frame.tsx';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useArrival } from '#src/shell/useArrival.ts';
import { useIsOnline } from '#src/shell/useIsOnline.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { draftPaths } from './draftsRoute.ts';
import { FindElsewhere } from './FindElsewhere.tsx';
import { goToSent } from './goToDraft.ts';
import { wished, wishMemory } from './identify/wishMemory.ts';
import { statusLinkMachine } from './statusLinkMachine.ts';
import { untilIn } from './useSavedWhen.ts';

const memory = 'hlaska.status';

/** The way back to a sent report by a link: to the report, or by a code that shows who comes. */
export const StatusScreen = ({ home }: { readonly home: string }) => {
  const { client, configuration, ports } = useApplication();
  const { t, language } = useTexts('drafts');
  const [key] = useState(() => location.hash.slice(1) || (ports.session.getItem(memory) ?? ''));
  const [machine] = useState(() =>
    statusLinkMachine.provide({
      actors: {
        open: fromPromise<void, { key: string }>(async ({ input, signal }) => {
          const report = await client.call(calls.openLinked, { body: input, signal });
          ports.session.removeItem(memory);
          goToSent(report, ports, configuration.entryPrefix);
        }),
      },
    }),
  );
  const [{ value: state, context }, send] = useMachine(machine, { input: { key } });
  useArrival(state);
  useEffect(() => {
    ports.session.setItem(memory, key);
    // Whoever reads the address over a shoulder, or in the history, shall not have the key.
    history.replaceState(history.state, '', location.pathname);
  }, [key, ports]);
  const prove = () => wishMemory(ports.session).keep({ path: home + statusPath });
  const identify = `${home}${draftPaths.identify}?${wished}`;
  useEffect(() => {
    if (state !== 'unproven') return;
    wishMemory(ports.session).keep({ path: home + statusPath });
    location.replace(identify);
  }, [state, ports, home, identify]);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) send({ type: 'ONLINE' });
  }, [isOnline, send]);
  const { hotline } = configuration;
  const until = untilIn(context.failure?.params, language);
  const page = pageOf(state);
  useTitle(t(`status.${page}.title`));
  return (
    <Frame>
      <Columns>
        {page === 'opening' ? (
          <PageLoading />
        ) : (
          <PageFrame isRefusal isSpaced title={t(`status.${page}.title`)} lead={t(`status.${page}.text`)}>
            {state === 'away' && context.failure ? (
              <p>
                <FailureText failure={context.failure} />
              </p>
            ) : null}
            {state === 'closed' && until ? <p>{t('locked.until', until)}</p> : null}
            <Ways>
              {state === 'ofOther' ? (
                <ButtonLink look="primary" href={identify} onClick={prove}>
                  {t('status.otherContact')}
                </ButtonLink>
              ) : null}
              {state === 'away' ? (
                <Button look="primary" onClick={() => send({ type: 'RETRY' })}>
                  {t('status.retry')}
                </Button>
              ) : null}
              {state === 'gone' ? <FindElsewhere /> : null}
              <ButtonLink icon="phone" href={callTo(hotline)}>
                {t('call', { hotline: inOneLine(hotline) })}
              </ButtonLink>
            </Ways>
          </PageFrame>
        )}
      </Columns>
    </Frame>
  );
};

const pages = { ofOther: 'ofOther', closed: 'closed', gone: 'gone', away: 'away' } as const;

const isTold = (state: string): state is keyof typeof pages => state in pages;
const pageOf = (state: string) => (isTold(state) ? pages[state] : 'opening');
