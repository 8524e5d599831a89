import { lookReason, reasonOf } from '#machines/sales/client/lookReason.ts';
import type { Reason } from '#machines/service/clients.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { TextScopes } from '#src/forms/textScopes.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { ReasonFields } from '#src/sales/ReasonFields.tsx';

interface Props {
  readonly onGive: (need: Reason) => void;
  readonly onCancel: () => void;
}

const scopes = ['clients:fields'];

/** Asks why a client is opened whom another agent cares for, and says before it who will see it. */
export const LookReasonDialog = ({ onGive, onCancel }: Props) => {
  const { t } = useTexts('clients');
  const form = usePageForm({
    schema: lookReason,
    defaultValue: {},
    onSubmit: (told) => onGive(reasonOf(told)),
  });
  return (
    <Dialog title={t('reason.title')} onClose={onCancel}>
      <p>{t('reason.lead')}</p>
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          <ReasonFields />
          <Ways>
            <Button type="submit" look="primary">
              {t('reason.open')}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {t('reason.cancel')}
            </Button>
          </Ways>
        </FormFrame>
      </TextScopes>
    </Dialog>
  );
};
