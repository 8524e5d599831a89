import { useSelector } from '@xstate/react';
import type { Failure } from '#machines/calls/failures.ts';
import type { SwitchesActor } from '#machines/sales/operations/switchesMachine.ts';
import { formOfSwitch, OnFor, type WantedSwitch } from '#machines/sales/operations/wantedSwitch.ts';
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
import { SwitchFields } from './SwitchFields.tsx';

interface Props {
  readonly actor: SwitchesActor;
  readonly wanted: WantedSwitch;
  readonly failure: Failure | undefined;
}

const scopes = ['switches:fields'];

/** Asks what is switched, for whom, how long and why, before it is. */
export const SwitchDialog = ({ actor, wanted, failure }: Props) => {
  const { t } = useTexts('switches');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = usePageForm({
    id: 'switch',
    schema: formOfSwitch(wanted),
    defaultValue: {},
    onSubmit: (said) => actor.send({ type: 'ACT', said }),
  });
  const cancel = isBusy ? undefined : () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog title={titleOf(wanted)} onClose={cancel}>
      <p>{wanted.act === 'ON' ? t(`about.${wanted.kind}`) : t('about.OFF')}</p>
      <AskFailed failure={isBusy ? undefined : failure} />
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          {wanted.act === 'ON' ? <SwitchFields kind={wanted.kind} /> : null}
          {wanted.act === 'ON' && wanted.kind !== 'LANE' ? (
            <RadioField name="onFor" options={OnFor.options} isInline isOptional={false} />
          ) : null}
          <TextField name="switchWords" width="full" autoComplete="off" isOptional={false} />
          <Ways>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {wanted.act === 'ON' ? t(`do.${wanted.kind}`) : t(wanted.act === 'SHUT' ? 'do.NO_LANE' : 'off')}
            </Button>
            <Button look="quiet" onClick={cancel}>
              {t('cancel')}
            </Button>
          </Ways>
        </FormFrame>
      </TextScopes>
    </Dialog>
  );

  function titleOf(one: WantedSwitch): string {
    if (one.act === 'ON') return t(`on.${one.kind}`);
    return one.act === 'SHUT' ? t('on.NO_LANE', { lane: one.lane }) : t('offTitle');
  }
};
