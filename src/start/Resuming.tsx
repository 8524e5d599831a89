import { useEffect } from 'react';
import { isUnanswered } from '../../machines/actors/outcome.ts';
import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { needsNumber } from '../../machines/actors/draftList.ts';
import { goToAuthorisation, goToDraft } from '../drafts/goToDraft.ts';
import { ErrorDialog } from '../errors/ErrorDialog.tsx';
import { useApplication } from '../shell/application.ts';
import { useIsOnline } from '../shell/useIsOnline.ts';
import { useCall } from '../shell/useCall.ts';

interface Props {
  readonly draft: ListedDraft;
  readonly onEnd: () => void;
}

/** A draft is being opened: goes there, or says why it cannot. Without a network it waits for one. */
export const Resuming = (props: Props) => {
  const isOnline = useIsOnline();
  return <Opening key={String(isOnline)} {...props} isOnline={isOnline} />;
};

const Opening = ({ draft, onEnd, isOnline }: Props & { readonly isOnline: boolean }) => {
  const { client, configuration, place } = useApplication();
  const { claimRequestUuid } = draft;
  const opened = useCall('openDraft', (signal) =>
    client.call(calls.openDraft, { params: { claimRequestUuid }, signal }),
  );
  useEffect(() => {
    if (!opened) return;
    const { entryPrefix } = configuration;
    if (opened.ok) goToDraft(draft, place, entryPrefix);
    else if (needsNumber(opened.failure)) goToAuthorisation(draft, place, entryPrefix);
  }, [opened, draft, place, configuration]);
  const isAway = opened?.ok === false && isUnanswered(opened.failure) && !isOnline;
  const mayGoOn = isAway || (opened?.ok === false && needsNumber(opened.failure));
  return opened && !opened.ok && !mayGoOn ? <ErrorDialog failure={opened.failure} onAct={onEnd} /> : null;
};
