import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useOpenedFlow } from '../flow/openedFlow.ts';
import { warnBefore } from '../flow/openFlow.ts';

const minute = 60_000;

/** The session is about to end; one press extends it. */
export const SessionDialog = () => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const prolong = () => actor.send({ type: 'EXTEND_SESSION' });
  return (
    <Dialog
      title={t('sessionExpiring.title')}
      onClose={prolong}
      actions={
        <>
          <Button look="primary" onClick={prolong}>
            {t('sessionExpiring.confirm')}
          </Button>
          <Button onClick={() => location.assign('/')}>{t('sessionExpiring.refuse')}</Button>
        </>
      }
    >
      <p>{t('sessionExpiring.text', { count: warnBefore / minute })}</p>
    </Dialog>
  );
};
