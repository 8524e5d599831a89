import { useSelector } from '@xstate/react';
import { useApplication } from '#src/shell/application.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** The error modal of a call that failed: it is made again, or given up. Source: specification section 8, behaviour. */
export const FailedCall = () => {
  const { errors } = useApplication();
  const failure = useSelector(errors, ({ context }) => context.waiting[0]);
  if (!failure) return null;
  return (
    <ErrorDialog
      key={failure.requestId}
      failure={failure}
      onAct={({ type }) => errors.send({ type: type === 'RETRY' ? 'REPEAT' : 'GIVE_UP' })}
    />
  );
};
