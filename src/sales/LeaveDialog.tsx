import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useFieldLabels } from './records/useFieldLabels.ts';
import type { ShellActor } from './shellActor.ts';

interface Props {
  readonly actor: ShellActor;
  /** The field that had the focus last. */
  readonly left: RefObject<HTMLElement | null>;
}

/** Asks before a form is left that is not saved, and names what would not be. Whoever stays is back in the field that was left. */
export const LeaveDialog = ({ actor, left }: Props) => {
  const { t } = useTexts('clientRecord');
  const { labelsOf } = useFieldLabels();
  const unsaved = useSelector(actor, ({ context }) => context.unsaved);
  const stays = useRef(false);
  const stay = () => {
    stays.current = true;
    actor.send({ type: 'STAY' });
  };
  // After the dialog is closed, which gives the focus back to what was pressed.
  useEffect(
    () => () => {
      if (stays.current) left.current?.focus();
    },
    [left],
  );
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
