import { useSelector } from '@xstate/react';
import type { Failure } from '#machines/calls/failures.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import { formOfAct, isOfPerson, type WantedAct } from '#machines/sales/operations/wantedAct.ts';
import { PersonKey } from '#machines/service/sales/personAsked.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { TextScopes } from '#src/forms/textScopes.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { AskFailed } from '#src/signIn/AskFailed.tsx';

interface Props {
  readonly actor: OperationsActor;
  readonly wanted: WantedAct;
  readonly failure: Failure | undefined;
}

const scopes = ['operations:fields'];

/** Asks why an act is done before it is. */
export const ActDialog = ({ actor, wanted, failure }: Props) => {
  const { t } = useTexts('operations');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = usePageForm({
    id: 'act',
    schema: formOfAct(wanted),
    defaultValue: {},
    onSubmit: (said) => actor.send({ type: 'ACT', said }),
  });
  const cancel = isBusy ? undefined : () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog title={titleOf(wanted)} onClose={cancel}>
      {wanted.act === 'PAUSE' ? <p>{t('act.pauseLead')}</p> : null}
      {wanted.act === 'RESEND_MESSAGE' ? <p>{t('act.messageLead')}</p> : null}
      <p>{isOfPerson(wanted) ? t('act.eraseLead') : t('act.lead')}</p>
      <AskFailed failure={isBusy ? undefined : failure} />
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          {wanted.act === 'BY_HAND' ? (
            <TextField name="coreNumber" width="medium" autoComplete="off" isOptional={false} />
          ) : null}
          {isOfPerson(wanted) ? (
            <>
              <RadioField name="foundBy" options={PersonKey.options} isOptional={false} />
              <TextField name="personValue" width="medium" autoComplete="off" isOptional={false} />
              <TextField name="eraseWords" width="full" autoComplete="off" isOptional={false} />
            </>
          ) : (
            <TextField name="actWords" width="full" autoComplete="off" isOptional={false} />
          )}
          <Ways>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {t('act.do')}
            </Button>
            <Button look="quiet" onClick={cancel}>
              {t('act.cancel')}
            </Button>
          </Ways>
        </FormFrame>
      </TextScopes>
    </Dialog>
  );

  function titleOf(one: WantedAct): string {
    switch (one.act) {
      case 'UNLOCK':
        return t('act.UNLOCK', { mark: one.mark });
      case 'PAUSE':
      case 'RESUME':
      case 'EXPORT':
      case 'ERASE':
        return t(`act.${one.act}`);
      case 'RESEND_ALL':
        return t('act.RESEND_ALL', { number: one.count });
      case 'BY_HAND':
        return t('act.BY_HAND', { number: one.of.claimNumber });
      case 'WHY_ALONE':
        return t('act.WHY_ALONE');
      case 'RESEND_MESSAGE':
        return t('act.RESEND_MESSAGE', { number: one.of.claimNumber ?? '' });
      default:
        return t('act.RESEND', { number: one.of.claimNumber });
    }
  }
};
