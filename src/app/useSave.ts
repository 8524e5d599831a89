import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SaveView } from '../layout/SaveStatus.tsx';
import { useOpenedFlow } from './flowContext.ts';

/** Gives how saving stands in the flow around: at rest, under way, waiting for the network, failed, or saved when. */
export const useSave = (): SaveView => {
  const { actor } = useOpenedFlow();
  const [savedAt, setSavedAt] = useState<Date>();
  useEffect(() => {
    const { unsubscribe } = actor.on('claim.saved', () => setSavedAt(new Date()));
    return unsubscribe;
  }, [actor]);
  const isAway = useSelector(actor, isSavingAway);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ request: 'failed' }));
  if (isAway) return { state: 'WAITING' };
  if (isBusy) return { state: 'SAVING' };
  if (hasFailed) return { state: 'FAILED' };
  return savedAt ? { state: 'SAVED', at: savedAt } : { state: 'IDLE' };
};

interface Parent {
  readonly children: Readonly<Record<string, { readonly getSnapshot: () => unknown } | undefined>>;
}

/** Takes a snapshot of a flow; tells whether its save waits for the network. */
export const isSavingAway = ({ children }: Parent): boolean => childIs(children['saveDraft'], 'away');

/** Takes a snapshot of a flow; tells whether nobody knows yet if the sent claim arrived. */
export const isSendingUnsure = ({ children }: Parent): boolean =>
  childIs(children['finalize'], 'unsure') || childIs(children['finalize'], 'checking');

/** Takes a snapshot of a flow; tells whether its session is about to end. */
export const isSessionExpiring = ({ children }: Parent): boolean =>
  childIs(children['session'], 'expiring') || childIs(children['session'], 'extending');

const childIs = (child: Parent['children'][string], state: string): boolean => {
  const snapshot = child?.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && snapshot.value === state;
};
