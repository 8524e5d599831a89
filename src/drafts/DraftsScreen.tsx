import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FlowType } from '../../machines/claim/enums.ts';
import { lines } from '../../machines/flows/lines.ts';
import { Columns } from '../layout/frame/Columns.tsx';
import { WayBack } from '../layout/frame/wayBack.ts';
import { provideDrafts } from '../service/provideDrafts.ts';
import { useApplication } from '../shell/application.ts';
import { Frame } from '../shell/Frame.tsx';
import { draftMemory, type DraftMemory } from './draftMemory.ts';
import { goToDraft } from './goToDraft.ts';
import { PageLoading } from '../shell/PageLoading.tsx';
import { useIsOnline } from '../shell/useIsOnline.ts';
import { useArrival } from '../shell/useArrival.ts';
import { AuthoriseDraft } from './AuthoriseDraft.tsx';
import { DraftList } from './DraftList.tsx';
import { DraftRefused } from './DraftRefused.tsx';
import { draftPaths } from './draftsRoute.ts';
import { NoDrafts } from './NoDrafts.tsx';

interface Props {
  /** The address of the line whose drafts these are. */
  readonly home: string;
  /** The draft the address asks for. */
  readonly asked: string | undefined;
}

/** The drafts of this browser and the number that opens one of another browser. The address follows what is shown. */
export const DraftsScreen = ({ home, asked }: Props) => {
  const { client, configuration, place } = useApplication();
  const [machine] = useState(() => provideDrafts(client));
  const [snapshot, send] = useMachine(machine, { input: { asked } });
  const { context, output, value } = snapshot;
  const shown = screenOf[value];
  const address =
    shown === 'authorise' ? `${home}${draftPaths.authorise}?draft=${context.asked}` : home + draftPaths.list;
  useArrival(shown);
  useEffect(() => history.replaceState(history.state, '', address), [address]);
  useEffect(() => {
    if (output) goToDraft(output, configuration.entryPrefix);
  }, [output, configuration.entryPrefix]);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) send({ type: 'ONLINE' });
  }, [isOnline, send]);
  const back = () => send({ type: 'BACK' });
  const memory = memoryOf(context.asked, place.local);
  return (
    <Frame>
      <Columns>
        {shown === 'list' ? (
          <DraftList drafts={context.drafts} isBusy={!snapshot.matches('listed')} onSend={send} />
        ) : null}
        {shown === 'empty' ? <NoDrafts /> : null}
        {shown === 'authorise' ? (
          <WayBack value={back}>
            <AuthoriseDraft
              flowType={context.drafts.find((one) => one.claimRequestUuid === context.asked)?.flowType}
              failure={snapshot.matches('refused') ? context.failure : undefined}
              isBusy={snapshot.matches('checking')}
              onAnew={memory && (() => beginAnew(memory, home))}
              onAuthorise={(number) => send({ type: 'AUTHORISE', ...number })}
            />
          </WayBack>
        ) : null}
        {shown === 'refused' ? <DraftRefused failure={context.failure} onBack={back} /> : null}
        {shown === 'loading' ? <PageLoading /> : null}
      </Columns>
    </Frame>
  );
};

/** Where this browser remembers a draft, undefined where it does not. */
const memoryOf = (draft: string | undefined, storage: Storage): DraftMemory | undefined =>
  lines
    .flatMap(({ claimType }) => FlowType.options.map((flow) => draftMemory(storage, `${claimType}.${flow}`)))
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
  discarding: 'list',
  empty: 'empty',
  authorising: 'authorise',
  checking: 'authorise',
  refused: 'authorise',
  locked: 'refused',
  failed: 'refused',
  opened: 'loading',
} as const;
