import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { helpedMachine } from '#machines/assist/helpedMachine.ts';
import { AskedHelp, assistCalls, helpLasts } from '#machines/service/assist/assistCalls.ts';
import { helpKey } from '#src/assist/helpKey.ts';
import type { HelpedPages } from '#src/assist/helpedPage.ts';
import { lineBy } from '#src/assist/socketOf.ts';
import type { ReadIssue } from '#src/forms/summary/formWatch.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import type { Application } from '#src/shell/application.ts';
import { readStored } from '#src/shell/readStored.ts';
import { Consent } from './Consent.tsx';
import { HelpedBand } from './HelpedBand.tsx';
import { usePointedAt } from './usePointedAt.ts';
import { watchPage } from './watchPage.ts';

interface Props {
  readonly pages: HelpedPages;
  readonly issueOf: ReadIssue;
  /** How often help was asked for on this page. */
  readonly asked: number;
}

/** The side of whoever is helped: they agree, say the code, and see all the time who sees their page, until it ends. */
export const Helped = ({ pages, issueOf, asked }: Props) => {
  const application = useApplication();
  const { session } = application.ports;
  useTexts('checks');
  const [machine] = useState(() => provided(application, { pages, issueOf }));
  const [kept] = useState(() => keptIn(session, Date.now()));
  const actor = useActorRef(machine, { input: { chance: () => Math.random(), kept } });
  const help = useSelector(actor, ({ context }) => context.asked);
  const isOff = useSelector(
    actor,
    (snapshot) => snapshot.matches('off') || snapshot.matches('ended') || snapshot.matches('failed'),
  );
  const isConsenting = useSelector(
    actor,
    (snapshot) => snapshot.matches('consenting') || snapshot.matches('asked'),
  );
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  useEffect(() => {
    if (asked > 0) actor.send({ type: 'ASK' });
  }, [actor, asked]);
  useEffect(() => {
    if (help && !isOff) session.setItem(helpKey, JSON.stringify(help));
    else session.removeItem(helpKey);
  }, [session, help, isOff]);
  useEffect(
    () =>
      pages.subscribe(() => {
        if (pages.read().isDone) actor.send({ type: 'SENT' });
      }),
    [actor, pages],
  );
  usePointedAt(actor);
  return (
    <>
      <HelpedBand actor={actor} />
      {isConsenting ? (
        <Consent
          isBusy={isAsking}
          onAgree={() => actor.send({ type: 'AGREE' })}
          onDecline={() => actor.send({ type: 'DECLINE' })}
        />
      ) : null}
    </>
  );
};

/** A help that this tab remembers, unless it must be over by now. */
const keptIn = (session: Storage, now: number): AskedHelp | undefined => {
  const kept = readStored(session, helpKey, AskedHelp);
  return kept && now < Date.parse(kept.until) + helpLasts ? kept : undefined;
};

const provided = ({ client }: Application, watched: Omit<Props, 'asked'>) =>
  helpedMachine.provide({
    actors: {
      askForHelp: fromPromise<AskedHelp, undefined>(({ signal }) =>
        client.call(assistCalls.askForHelp, { body: { isAgreed: true }, signal }),
      ),
      endHelp: fromPromise<unknown, { readonly assist: string; readonly isSent: boolean }>(({ input }) =>
        client.call(assistCalls.endHelp, {
          params: { assist: input.assist },
          body: { isSent: input.isSent },
        }),
      ),
      line: lineBy(client),
      watch: watchPage({ ...watched, keys: checkKeys }),
    },
  });

/** The keys of what may be wrong with an answer, as far as there are common words for it. */
const checkKeys = (): readonly string[] => Object.keys(i18n.getResourceBundle(i18n.language, 'checks') ?? {});
