import { useSelector } from '@xstate/react';
import { useOpenedFlow } from './flowContext.ts';
import { flowDialog } from './flowDialog.ts';

export const FlowDialogs = () => {
  const { actor } = useOpenedFlow();
  const dialog = useSelector(actor, flowDialog, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  if (!dialog) return null;
  if (dialog.kind === 'FAILURE') return <p role="alert">{dialog.failure.code}</p>;
  return (
    <div role="alertdialog">
      {dialog.name}
      <button type="button" onClick={() => actor.send(dialog.onConfirm)}>OK</button>
    </div>
  );
};
