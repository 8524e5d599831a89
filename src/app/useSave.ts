import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SaveView } from '../layout/SaveStatus.tsx';
import { isSavingAway } from './flowChildren.ts';
import { useOpenedFlow } from './flowContext.ts';
import { useFlowChild } from './useFlowChild.ts';

/** Gives how saving stands in the flow around: at rest, under way, waiting for the network, failed, or saved when. */
export const useSave = (): SaveView => {
  const { actor } = useOpenedFlow();
  const [savedAt, setSavedAt] = useState<Date>();
  useEffect(() => {
    const { unsubscribe } = actor.on('claim.saved', () => setSavedAt(new Date()));
    return unsubscribe;
  }, [actor]);
  const isAway = useFlowChild(actor, isSavingAway);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ request: 'failed' }));
  if (isAway) return { state: 'WAITING' };
  if (isBusy) return { state: 'SAVING' };
  if (hasFailed) return { state: 'FAILED' };
  return savedAt ? { state: 'SAVED', at: savedAt } : { state: 'IDLE' };
};
