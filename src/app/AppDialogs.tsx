import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { openDialog } from '../../machines/actors/dialogs.ts';
import { Failure, isFailureCode } from '../../machines/service/failures.ts';
import { useApplication } from './application.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** Failures that no flow waits for, one after the other. */
export const AppDialogs = () => {
  const { dialogs } = useApplication();
  const dialog = useSelector(dialogs, ({ context }) => openDialog(context));
  // The same dialog is the same failure: it is noted once.
  const failure = useMemo(
    () => (dialog && isFailureCode(dialog.code) ? new Failure(dialog.code) : undefined),
    [dialog],
  );
  if (!failure) return null;
  return <ErrorDialog failure={failure} onAct={() => dialogs.send({ type: 'CONFIRM' })} />;
};
