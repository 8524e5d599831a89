import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { ErrorDialog } from '#src/errors/ErrorDialog.tsx';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { dialogOf } from './flowDialog.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { WaitingDialog } from './WaitingDialog.tsx';

const FilesDialog = lazyPart(() => import('./FilesDialog.tsx'), 'FilesDialog');
const ConflictDialog = lazyPart(() => import('./conflicts/ConflictDialog.tsx'), 'ConflictDialog');
const LoggedOutDialog = lazyPart(() => import('./conflicts/LoggedOutDialog.tsx'), 'LoggedOutDialog');
const ElsewhereDialog = lazyPart(() => import('./conflicts/ElsewhereDialog.tsx'), 'ElsewhereDialog');

const rare = {
  files: FilesDialog,
  elsewhere: ElsewhereDialog,
  conflict: ConflictDialog,
  loggedOut: LoggedOutDialog,
};

/**
 * The dialog the flow is waiting in. Whoever is asked something has no more time than anybody else, so that the end of the session is
 * told above it; waiting is told where nothing else is.
 */
export const FlowDialogs = () => {
  const { actor } = useOpenedFlow();
  const name = useSelector(actor, dialogOf);
  const isExpiring = useSelector(actor, (snapshot) => snapshot.hasTag('expiring'));
  useEffect(() => {
    const { unsubscribe } = actor.on('record.discarded', ({ url }) => location.assign(url ?? '/'));
    return unsubscribe;
  }, [actor]);
  // A dialog opened later would cover it, so it opens anew with each.
  const warning = isExpiring ? <SessionDialog key={name ?? 'page'} /> : null;
  if (name === undefined) return warning ?? <WaitingDialog />;
  return (
    <Suspense fallback={warning}>
      <Asked name={name} />
      {warning}
    </Suspense>
  );
};

const Asked = ({ name }: { readonly name: NonNullable<ReturnType<typeof dialogOf>> }) => {
  const { actor } = useOpenedFlow();
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (name === 'failure')
    return failure ? <ErrorDialog failure={failure} onAct={(event) => actor.send(event)} /> : null;
  if (name === 'files' || name === 'elsewhere' || name === 'conflict' || name === 'loggedOut') {
    const Rare = rare[name];
    return <Rare />;
  }
  return <QuestionDialog key={name} name={name} />;
};
