import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useOpenedFlow } from './flowContext.ts';

/** How saving stands: what the reporter reads beside Continue. */
export type SaveState =
  | { readonly state: 'IDLE' | 'SAVING' | 'WAITING' | 'FAILED' }
  | { readonly state: 'SAVED'; readonly at: Date };

/** Gives how saving stands in the flow around: at rest, under way, waiting for the network, failed, or saved when. */
export const useSaveState = (): SaveState => {
  const { actor } = useOpenedFlow();
  const [savedAt, setSavedAt] = useState<Date>();
  useEffect(() => {
    const { unsubscribe } = actor.on('claim.saved', () => setSavedAt(new Date()));
    return unsubscribe;
  }, [actor]);
  const isAway = useSelector(actor, (snapshot) => isWaiting(snapshot.children['saveDraft']?.getSnapshot()));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ request: 'failed' }));
  if (isAway) return { state: 'WAITING' };
  if (isBusy) return { state: 'SAVING' };
  if (hasFailed) return { state: 'FAILED' };
  return savedAt ? { state: 'SAVED', at: savedAt } : { state: 'IDLE' };
};

const isWaiting = (snapshot: unknown): boolean =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && snapshot.value === 'away';
