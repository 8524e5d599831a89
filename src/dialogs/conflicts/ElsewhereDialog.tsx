import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';

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
