import { useSelector } from '@xstate/react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Spinner } from '../layout/Spinner.tsx';
import { useOpenedFlow } from './flowContext.ts';
import type { FlowActor } from './openFlow.ts';
import { isSavingAway, isSendingUnsure } from './useSave.ts';

type Snapshot = ReturnType<FlowActor['getSnapshot']>;

const waitingFor = (snapshot: Snapshot) => {
  if (isSavingAway(snapshot)) return 'offline';
  if (isSendingUnsure(snapshot)) return 'sendingUnsure';
  if (snapshot.context.isLong) return 'longRunning';
  return snapshot.matches({ request: { working: 'finalizing' } }) ? 'sending' : undefined;
};

/** What the reporter waits for, as soon as it takes longer than a moment: sending, a long process, the network. */
export const WaitingDialog = () => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const name = useSelector(actor, waitingFor);
  if (name === undefined) return null;
  const isAway = name === 'offline';
  const mayAsk = isAway || name === 'sendingUnsure';
  return (
    <Dialog
      key={name}
      title={t(`${name}.title`)}
      actions={
        mayAsk ? (
          <>
            <Button look="primary" onClick={() => actor.send({ type: 'RETRY' })}>
              {t(`${name}.confirm`)}
            </Button>
            {isAway ? (
              <Button onClick={() => actor.send({ type: 'CANCEL' })}>{t('offline.refuse')}</Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Spinner label={t(`${name}.text`)} />
    </Dialog>
  );
};
