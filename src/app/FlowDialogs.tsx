import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { ErrorDialog } from './ErrorDialog.tsx';
import { useOpenedFlow } from './flowContext.ts';
import { flowDialog } from './flowDialog.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { isSessionExpiring } from './flowChildren.ts';
import { useFlowChild } from './useFlowChild.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

/** The dialog the flow is waiting in. One at a time: an answer that is owed comes before the session, the session before waiting. */
export const FlowDialogs = () => {
  const { actor } = useOpenedFlow();
  const dialog = useSelector(actor, flowDialog, isSame);
  const isExpiring = useFlowChild(actor, isSessionExpiring);
  useEffect(() => {
    const { unsubscribe } = actor.on('claim.discarded', ({ url }) => location.assign(url ?? '/'));
    return unsubscribe;
  }, [actor]);
  if (dialog?.kind === 'FAILURE') {
    return <ErrorDialog failure={dialog.failure} onAct={(event) => actor.send(event)} />;
  }
  if (dialog) return <QuestionDialog key={dialog.name} dialog={dialog} />;
  return isExpiring ? <SessionDialog /> : <WaitingDialog />;
};

const isSame = (one: ReturnType<typeof flowDialog>, other: ReturnType<typeof flowDialog>): boolean =>
  one?.kind === other?.kind && JSON.stringify(one) === JSON.stringify(other);
