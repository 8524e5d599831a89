import { useSelector } from '@xstate/react';
import { loaderDescription } from '../../machines/actors/modalLoader.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Spinner } from '../layout/Spinner.tsx';
import { useApplication } from './application.ts';
import { useOpenedFlow } from './flowContext.ts';

const waits = ['offline', 'sendingUnsure', 'longRunning', 'sending'] as const;

/** What the reporter waits for, as the loader says; where waiting may be cut short, how. */
export const WaitingDialog = () => {
  const { loader } = useApplication();
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const description = useSelector(loader, ({ context }) => loaderDescription(context));
  const name = waits.find((wait) => wait === description);
  if (name === undefined) return null;
  const mayAsk = name === 'offline' || name === 'sendingUnsure';
  const ask = mayAsk ? (
    <Button look="primary" onClick={() => actor.send({ type: 'RETRY' })}>
      {t(`${name}.confirm`)}
    </Button>
  ) : null;
  const leave =
    name === 'offline' ? (
      <Button onClick={() => actor.send({ type: 'CANCEL' })}>{t('offline.refuse')}</Button>
    ) : null;
  return (
    <Dialog
      key={name}
      title={t(`${name}.title`)}
      actions={
        mayAsk ? (
          <>
            {ask}
            {leave}
          </>
        ) : undefined
      }
    >
      <Spinner label={t(`${name}.text`)} />
    </Dialog>
  );
};
