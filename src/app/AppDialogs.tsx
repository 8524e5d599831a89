import { useSelector } from '@xstate/react';
import { openDialog } from '../../machines/actors/dialogs.ts';
import { Failure, isFailureCode } from '../../machines/service/failures.ts';
import { useApplication } from './application.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** Failures that no flow waits for, one after the other. */
export const AppDialogs = () => {
  const { dialogs } = useApplication();
  const dialog = useSelector(dialogs, ({ context }) => openDialog(context));
  if (!dialog || !isFailureCode(dialog.code)) return null;
  return <ErrorDialog failure={new Failure(dialog.code)} onAct={() => dialogs.send({ type: 'CONFIRM' })} />;
};
