import { useSelector } from '@xstate/react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTimeLeft } from './useTimeLeft.ts';

/** The session is about to end; one press extends it, or it is said that it did not. */
export const SessionDialog = () => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const { unit, count } = useTimeLeft();
  const isNotExtended = useSelector(actor, (snapshot) => snapshot.hasTag('notExtended'));
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
      <p>{t(`sessionExpiring.${unit}`, { count })}</p>
      <div role="alert">
        {isNotExtended ? <Notice tone="error" title={t('sessionExpiring.notExtended')} /> : null}
      </div>
    </Dialog>
  );
};
