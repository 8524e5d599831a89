import { useOpenedFlow } from '../../flow/openedFlow.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { Dialog } from '../../layout/Dialog.tsx';

/** The report is open in another tab of this browser: one press takes it here. */
export const ElsewhereDialog = () => {
  const { actor, startAnew } = useOpenedFlow();
  const { t } = useTexts('meetings');
  return (
    <Dialog
      title={t('elsewhere.title')}
      actions={
        <>
          <Button look="primary" onClick={() => actor.send({ type: 'CONTINUE_HERE' })}>
            {t('elsewhere.confirm')}
          </Button>
          <Button onClick={startAnew}>{t('elsewhere.anew')}</Button>
        </>
      }
    >
      <p>{t('elsewhere.text')}</p>
    </Dialog>
  );
};
