import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FlowType } from '#machines/claim/enums.ts';
import { lines } from '#machines/flows/lines.ts';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { provideDrafts } from '#src/service/provideDrafts.ts';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { begunMemory, withRemembered } from './begunMemory.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { draftMemory, type DraftMemory } from './draftMemory.ts';
import { goToDraft, goToSent } from './goToDraft.ts';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useIsOnline } from '#src/shell/useIsOnline.ts';
import { useArrival } from '#src/shell/useArrival.ts';
import { AuthoriseDraft } from './AuthoriseDraft.tsx';
import { DraftList } from './DraftList.tsx';
import { DraftRefused } from './DraftRefused.tsx';
import { askedDraft, askForDraft, draftPaths } from './draftsRoute.ts';
import { NoDrafts } from './NoDrafts.tsx';

interface Props {
  /** The address of the line whose drafts these are. */
  readonly home: string;
  /** True where a number is to open the draft that this tab asks for. */
  readonly isAsked: boolean;
  /** The draft that the address names instead. */
  readonly handed: string | undefined;
}

/** The drafts of this browser and the number that opens one of another browser. The address follows what is shown. */
export const DraftsScreen = ({ home, isAsked, handed }: Props) => {
  const { client, configuration, ports } = useApplication();
  const [begun] = useState(() => begunMemory(ports.local));
  const [machine] = useState(() =>
    provideDrafts(client, {
      complete: (listed) => withRemembered(listed, begun.all()),
      forget: begun.forget,
    }),
  );
  const [asked] = useState(() => (isAsked ? (handed ?? askedDraft(ports.session)) : undefined));
  const [snapshot, send] = useMachine(machine, { input: { asked } });
  const { context, output, value } = snapshot;
  const shown = screenOf[value];
  const address = home + (shown === 'authorise' ? draftPaths.authorise : draftPaths.list);
  useArrival(shown);
  useEffect(() => history.replaceState(history.state, '', address), [address]);
  useEffect(() => {
    if (shown === 'authorise' && context.asked !== undefined) askForDraft(ports.session, context.asked);
  }, [shown, context.asked, ports]);
  useEffect(() => {
    if (context.failure?.code === 'ACTIVE_REPORT_NOT_FOUND' && context.asked) begun.forget(context.asked);
  }, [context.failure, context.asked, begun]);
  useEffect(() => {
    if (output?.report) goToSent(output.report, ports, configuration.entryPrefix);
    else if (output?.draft) goToDraft(output.draft, ports, configuration.entryPrefix);
  }, [output, ports, configuration.entryPrefix]);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) send({ type: 'ONLINE' });
  }, [isOnline, send]);
  const back = () => send({ type: 'BACK' });
  const memory = memoryOf(context.asked, ports);
  const draft = withRemembered(context.drafts, begun.all()).find(
    ({ claimRequestUuid }) => claimRequestUuid === context.asked,
  );
  return (
    <Frame>
      <Columns>
        {shown === 'list' ? (
          <DraftList
            drafts={context.drafts}
            sent={context.sent}
            isBusy={!snapshot.matches('listed')}
            onSend={send}
          />
        ) : null}
        {shown === 'empty' ? <NoDrafts /> : null}
        {shown === 'authorise' ? (
          <WayBack value={back}>
            <AuthoriseDraft
              draft={draft}
              failure={snapshot.matches('refused') ? context.failure : undefined}
              isBusy={snapshot.matches('checking')}
              onAnew={memory && (() => beginAnew(memory, home))}
              onAuthorise={(number) => send({ type: 'AUTHORISE', ...number })}
            />
          </WayBack>
        ) : null}
        {shown === 'refused' ? (
          <DraftRefused failure={context.failure} asked={context.asked} onBack={back} />
        ) : null}
        {shown === 'loading' ? <PageLoading /> : null}
      </Columns>
    </Frame>
  );
};

/** Where this browser remembers a draft, undefined where it does not. */
const memoryOf = (draft: string | undefined, ports: BrowserPorts): DraftMemory | undefined =>
  lines
    .flatMap(({ claimType }) => FlowType.options.map((flow) => draftMemory(ports, `${claimType}.${flow}`)))
    .find((memory) => draft !== undefined && memory.read() === draft);

const beginAnew = (memory: DraftMemory, home: string): void => {
  memory.forget();
  location.assign(home);
};

const screenOf = {
  beginning: 'loading',
  loading: 'loading',
  listed: 'list',
  opening: 'list',
  looking: 'list',
  discarding: 'list',
  empty: 'empty',
  authorising: 'authorise',
  checking: 'authorise',
  refused: 'authorise',
  locked: 'refused',
  failed: 'refused',
  opened: 'loading',
} as const;
