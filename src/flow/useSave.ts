import { useSelector } from '@xstate/react';
import type { SaveView } from '../layout/frame/SaveStatus.tsx';
import { useOpenedFlow } from './openedFlow.ts';

/** How saving is going in the flow around: idle, under way, waiting for the network, failed, or saved and when. */
export const useSave = (): SaveView => {
  const { actor } = useOpenedFlow();
  const isAway = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ request: { open: 'failed' } }));
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  if (isAway) return { state: 'WAITING' };
  if (isBusy) return { state: 'SAVING' };
  if (hasFailed) return { state: 'FAILED' };
  return savedAt === undefined ? { state: 'IDLE' } : { state: 'SAVED', at: new Date(savedAt) };
};
