import { useSelector } from '@xstate/react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useFieldLabels } from './records/useFieldLabels.ts';
import type { ShellActor } from './shellActor.ts';

/** Asks before a form is left that is not saved, and names what would not be. */
export const LeaveDialog = ({ actor }: { readonly actor: ShellActor }) => {
  const { t } = useTexts('clientRecord');
  const { labelsOf } = useFieldLabels();
  const unsaved = useSelector(actor, ({ context }) => context.unsaved);
  const stay = () => actor.send({ type: 'STAY' });
  return (
    <Dialog
      title={t('leave.title')}
      onClose={stay}
      actions={
        <>
          <Button look="primary" onClick={() => actor.send({ type: 'LEAVE' })}>
            {t('leave.continue')}
          </Button>
          <Button onClick={stay}>{t('leave.cancel')}</Button>
        </>
      }
    >
      <p>{t('leave.text', { fields: labelsOf(unsaved) })}</p>
      <p>{t('leave.kept')}</p>
    </Dialog>
  );
};
