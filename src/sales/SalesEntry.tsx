import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { getPage } from '#machines/flow/compile.ts';
import { calls } from '#machines/service/calls.ts';
import { clientCalls, type ClientSearch, type FoundClients } from '#machines/service/clients.ts';
import { salesCalls, type SalesVisitor } from '#machines/service/sales/salesCalls.ts';
import type { SignInAsked } from '#machines/sales/shellContext.ts';
import { shellFlow } from '#machines/sales/shellFlow.ts';
import { formOfPage } from '#machines/sales/formOfPage.ts';
import { isOfClient, pathOfPlace, placeAt } from '#machines/sales/place.ts';
import { shellMachine } from '#machines/sales/shellMachine.ts';
import { pageOf, placeIn } from '#machines/sales/shellPages.ts';
import { connectAddressBar, type AddressCodec } from '#src/flow/addressBar.ts';
import type { DocumentAsked } from '#machines/sales/documents/documentMachine.ts';
import { panelsMachine } from '#machines/sales/panels/panelsMachine.ts';
import { Columns } from '#src/layout/frame/Columns.tsx';
import type { Application } from '#src/shell/application.ts';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useArrival } from '#src/shell/useArrival.ts';
import { AssistPlace } from '#src/assist/AssistPlace.tsx';
import type { HelpedPages } from '#src/assist/helpedPage.ts';
import { HelperBand } from '#src/assist/helper/HelperBand.tsx';
import { useHelper } from '#src/assist/helper/useHelper.ts';
import { useChat } from './chat/useChat.ts';
import { DocumentsContext } from './documents/documentsContext.ts';
import { DensityButton } from './density/DensityButton.tsx';
import { useDensity } from './density/useDensity.ts';
import { LiveContext } from './live/liveContext.ts';
import { useLive } from './live/useLive.ts';
import { WithPanel } from './panels/Panels.tsx';
import { SalesBar } from './SalesBar.tsx';
import styles from './SalesEntry.module.css';
import { SalesPage } from './SalesPage.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { DelegationDialog } from './DelegationDialog.tsx';
import type { ShellActor } from './shellActor.ts';
import { useFieldLeft } from './useFieldLeft.ts';
import { useTraffic } from './useTraffic.ts';

/** Places are their addresses here: a page about a client has whose it is in it. */
const codec: AddressCodec = {
  pathOf: (path) => path,
  pageOf: (path) => {
    const place = placeAt(path);
    return place && pathOfPlace(place);
  },
};
const isOfClients = (page: string): boolean => getPage(shellFlow, page).step === 'clients';

/** The shell of the sales application: its bar, the page that the rights of its visitor lead to, and its dialogs. */
export const SalesEntry = () => {
  const application = useApplication();
  const [machine] = useState(() => provided(application));
  const [asked] = useState(() => placeAt(application.ports.url.path()));
  const actor = useActorRef(machine, {
    input: { asked: asked?.page, client: asked?.client, vehicle: asked?.vehicle, policy: asked?.policy },
  });
  useTraffic(actor);
  const panels = useActorRef(panelsMachine);
  const isIn = useSelector(
    actor,
    ({ context }) => context.visitor?.mayEnter === true && context.ended === undefined,
  );
  const chat = useChat(isIn);
  const helper = useHelper();
  const helps = useSelector(actor, ({ context }) => context.visitor?.mayReadReports === true);
  const [pages] = useState(() => pagesOf(actor));
  const live = useLive(isIn, chat);
  const documents = useMemo(
    () => ({
      open: (document: DocumentAsked) => panels.send({ type: 'LOOK_AT', document }),
      close: () => {
        if (panels.getSnapshot().context.document) panels.send({ type: 'CLOSE' });
      },
    }),
    [panels],
  );
  const { density, toggle } = useDensity();
  const left = useFieldLeft();
  const page = useSelector(actor, ({ context }) => pageOf(context));
  const isHere = useSelector(actor, (snapshot) => !snapshot.matches('arriving'));
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'choosing' }));
  const isLeaving = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'leaving' }));
  return (
    <AssistPlace pages={pages}>
      <HelperBand actor={helper} />
      <Frame
        bar={
          <SalesBar {...{ actor, panels, chat }}>
            <DensityButton density={density} onToggle={toggle} />
          </SalesBar>
        }
      >
        <div className={isOfClients(page) ? styles['room'] : undefined} data-density={density}>
          <WithPanel actor={panels} shell={actor} chat={chat} helper={helps ? helper : undefined}>
            <LiveContext value={live}>
              <DocumentsContext value={documents}>
                {isOfClients(page) && isHere ? (
                  <Shortcuts page={page}>
                    <Columns>
                      <Arrived actor={actor} page={page} />
                    </Columns>
                  </Shortcuts>
                ) : (
                  <Columns>{isHere ? <Arrived actor={actor} page={page} /> : <PageLoading />}</Columns>
                )}
              </DocumentsContext>
            </LiveContext>
          </WithPanel>
        </div>
        {isChoosing ? <DelegationDialog actor={actor} /> : null}
        {isLeaving ? <LeaveDialog actor={actor} left={left} /> : null}
      </Frame>
    </AssistPlace>
  );
};

/** Where a user of the shell is, for whoever helps them. */
const pagesOf = (actor: ShellActor): HelpedPages => ({
  read: () => {
    const snapshot = actor.getSnapshot();
    const shown = typeof snapshot.value === 'object' ? snapshot.value.shown : undefined;
    const isDialog = shown === 'choosing' || shown === 'leaving';
    return { ...formOfPage(pageOf(snapshot.context)), ...(isDialog && { dialog: shown }) };
  },
  subscribe: (listener) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  },
});

interface Props {
  readonly actor: ShellActor;
  readonly page: string;
}

/** Who it is is known, so the page has an address. */
const Arrived = ({ actor, page }: Props) => {
  const { ports } = useApplication();
  const path = useSelector(actor, ({ context }) => pathOfPlace(placeIn(context)));
  useArrival(path, isOfClient(page));
  useEffect(
    () =>
      connectAddressBar(
        {
          page: () => pathOfPlace(placeIn(actor.getSnapshot().context)),
          open: (to) => actor.send({ type: 'GO', ...(placeAt(to) ?? { page: 'search' }) }),
          subscribe: (listener) => {
            const subscription = actor.subscribe(listener);
            return () => subscription.unsubscribe();
          },
        },
        ports.url,
        { ...codec, replaces: () => actor.getSnapshot().context.isSaved === true },
      ),
    [actor, ports.url],
  );
  return <SalesPage actor={actor} page={getPage(shellFlow, page).code} />;
};

const provided = ({ client }: Application) =>
  shellMachine.provide({
    actors: {
      readVisitor: fromPromise<SalesVisitor, undefined>(({ signal }) =>
        client.call(salesCalls.salesVisitor, { signal }),
      ),
      signIn: fromPromise<string, SignInAsked>(async ({ input: { actFor, isAfresh, returnTo }, signal }) => {
        const body = isAfresh
          ? { returnTo, isFresh: true }
          : { returnTo, ...(actFor !== undefined && { actFor }) };
        return (await client.call(calls.signIn, { body, signal })).url;
      }),
      actFor: fromPromise<unknown, string | undefined>(({ input, signal }) =>
        client.call(calls.actFor, { body: input === undefined ? {} : { id: input }, signal }),
      ),
      findClients: fromPromise<FoundClients, ClientSearch | undefined>(({ input, signal }) => {
        if (!input) throw new Error('Nothing is searched for.');
        return client.call(clientCalls.searchClients, { body: input, signal });
      }),
    },
    actions: { leave: (_, { url }) => location.assign(url) },
  });
