import { useEffect } from 'react';
import { isUnanswered } from '#machines/calls/outcome.ts';
import { calls } from '#machines/service/calls.ts';
import { opensModal } from '#machines/service/opensModal.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { needsNumber } from '#machines/actors/report/draftList.ts';
import { goToAuthorisation, goToDraft } from '#src/drafts/goToDraft.ts';
import { ErrorDialog } from '#src/errors/ErrorDialog.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useIsOnline } from '#src/shell/useIsOnline.ts';
import { useCall } from '#src/shell/useCall.ts';

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
  const { client, configuration, ports } = useApplication();
  const { claimRequestUuid } = draft;
  const opened = useCall('openDraft', (signal) =>
    client.call(calls.openDraft, { params: { claimRequestUuid }, signal }),
  );
  useEffect(() => {
    if (!opened) return;
    const { entryPrefix } = configuration;
    if (opened.ok) goToDraft(draft, ports, entryPrefix);
    else if (needsNumber(opened.failure)) goToAuthorisation(draft, ports, entryPrefix);
  }, [opened, draft, ports, configuration]);
  // What opens the error modal was told there.
  const isAway = opened?.ok === false && isUnanswered(opened.failure) && !isOnline;
  const isTold = opened?.ok === false && opensModal(calls.openDraft, opened.failure);
  const isGivenUp = isTold && !isAway;
  useEffect(() => {
    if (isGivenUp) onEnd();
  }, [isGivenUp, onEnd]);
  const isRefused = opened?.ok === false && !isTold && !needsNumber(opened.failure);
  return isRefused ? <ErrorDialog failure={opened.failure} onAct={onEnd} /> : null;
};
