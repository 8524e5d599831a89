import { useEffect } from 'react';
import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { goToDraft } from '../drafts/goToDraft.ts';
import { ErrorDialog } from '../errors/ErrorDialog.tsx';
import { useApplication } from '../shell/application.ts';
import { useCall } from '../shell/useCall.ts';

interface Props {
  readonly draft: ListedDraft;
  readonly onEnd: () => void;
}

/** A draft is being opened: goes there, or says why it cannot. */
export const Resuming = ({ draft, onEnd }: Props) => {
  const { client, configuration } = useApplication();
  const { claimRequestUuid } = draft;
  const opened = useCall('openDraft', (signal) =>
    client.call(calls.openDraft, { params: { claimRequestUuid }, signal }),
  );
  useEffect(() => {
    if (opened?.ok) goToDraft(draft, configuration.entryPrefix);
  }, [opened, draft, configuration.entryPrefix]);
  return opened && !opened.ok ? <ErrorDialog failure={opened.failure} onAct={onEnd} /> : null;
};
