import { useSelector } from '@xstate/react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Principals } from '#src/signIn/Principals.tsx';
import type { ShellActor } from './shellActor.ts';

/** The dialog in which it is chosen for whom one acts, over whatever page one is on. */
export const DelegationDialog = ({ actor }: { readonly actor: ShellActor }) => {
  const { t } = useTexts('sales');
  const visitor = useSelector(actor, ({ context }) => context.visitor);
  const close = () => actor.send({ type: 'CANCEL' });
  if (!visitor) return null;
  return (
    <Dialog
      title={t('delegation.title')}
      onClose={close}
      actions={<Button onClick={close}>{t('delegation.cancel')}</Button>}
    >
      <p>{t('delegation.lead')}</p>
      <Principals who={visitor} isBusy={false} onPick={(id) => actor.send({ type: 'ACT_FOR', id })} />
    </Dialog>
  );
};
