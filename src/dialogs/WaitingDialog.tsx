import { useSelector } from '@xstate/react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Scene } from '#src/layout/Scene.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import { useIsOnline } from '#src/shell/useIsOnline.ts';
import { waitingFor } from './flowDialog.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';

/** What the reporter waits for and, where waiting may be cut short, how. */
export const WaitingDialog = () => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const isOnline = useIsOnline();
  const waiting = useSelector(actor, waitingFor);
  if (waiting === undefined) return null;
  const name = waiting === 'offline' && isOnline ? 'unreached' : waiting;
  const isAway = name === 'offline' || name === 'unreached';
  const mayAsk = isAway || name === 'sendingUnsure';
  const ask = mayAsk ? (
    <Button look="primary" onClick={() => actor.send({ type: 'RETRY' })}>
      {t(`${name}.confirm`)}
    </Button>
  ) : null;
  const mayLeave = isAway || name === 'longLookup';
  const leave = mayLeave ? (
    <Button onClick={() => actor.send({ type: 'CANCEL' })}>{t(`${name}.refuse`)}</Button>
  ) : null;
  return (
    <Dialog
      key={name}
      title={t(`${name}.title`)}
      actions={
        mayAsk || mayLeave ? (
          <>
            {ask}
            {leave}
          </>
        ) : undefined
      }
    >
      {isAway ? <Scene name="offline" /> : null}
      <Spinner label={t(`${name}.text`)} />
    </Dialog>
  );
};
