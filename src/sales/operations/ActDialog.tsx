import { useSelector } from '@xstate/react';
import type { Failure } from '#machines/calls/failures.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import { formOfAct, isOfClients, isOfPerson, type WantedAct } from '#machines/sales/operations/wantedAct.ts';
import { IncidentFoundBy, IncidentService, type IncidentStep } from '#machines/service/sales/incidents.ts';
import { isAlwaysByTwo } from '#machines/service/sales/clientActs.ts';
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
import { ClientActFields } from './ClientActFields.tsx';
import { AskFailed } from '#src/signIn/AskFailed.tsx';

interface Props {
  readonly actor: OperationsActor;
  readonly wanted: WantedAct;
  readonly failure: Failure | undefined;
}

const scopes = ['operations:fields'];
const noticed = IncidentFoundBy.exclude(['ALERT']).options;

const wordsOf = ({ act }: WantedAct): string =>
  act === 'INCIDENT' || act === 'INCIDENT_STEP' ? 'incidentWords' : 'actWords';

const isSending = (step: IncidentStep): step is Extract<IncidentStep, `SENT_${string}`> =>
  step.startsWith('SENT_');

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
      <p>{leadOf(wanted)}</p>
      <AskFailed failure={isBusy ? undefined : failure} />
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          {wanted.act === 'BY_HAND' ? (
            <TextField name="coreNumber" width="medium" autoComplete="off" isOptional={false} />
          ) : null}
          {wanted.act === 'INCIDENT' ? (
            <>
              <RadioField
                name="incidentService"
                options={IncidentService.options}
                isInline
                isOptional={false}
              />
              <RadioField name="incidentFoundBy" options={noticed} isInline isOptional={false} />
              <TextField name="incidentBegan" width="tiny" inputMode="numeric" isOptional={false} />
            </>
          ) : null}
          {isOfClients(wanted) ? <ClientActFields act={wanted.act} /> : null}
          {isOfPerson(wanted) ? (
            <>
              <RadioField name="foundBy" options={PersonKey.options} isOptional={false} />
              <TextField name="personValue" width="medium" autoComplete="off" isOptional={false} />
              <TextField name="eraseWords" width="full" autoComplete="off" isOptional={false} />
            </>
          ) : (
            <TextField name={wordsOf(wanted)} width="full" autoComplete="off" isOptional={false} />
          )}
          <Ways>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {t(isAlwaysByTwo(wanted) ? 'act.propose' : 'act.do')}
            </Button>
            <Button look="quiet" onClick={cancel}>
              {t('act.cancel')}
            </Button>
          </Ways>
        </FormFrame>
      </TextScopes>
    </Dialog>
  );

  function leadOf(one: WantedAct): string {
    if (one.act === 'INCIDENT') return t('incidents.about.ADD');
    if (one.act === 'INCIDENT_STEP') return t(`incidents.about.${isSending(one.step) ? 'SENT' : one.step}`);
    if (isOfClients(one)) return t(`clients.about.${one.act}`);
    return isOfPerson(one) ? t('act.eraseLead') : t('act.lead');
  }

  function titleOf(one: WantedAct): string {
    switch (one.act) {
      case 'UNLOCK':
        return t('act.UNLOCK', { mark: one.mark });
      case 'PAUSE':
      case 'RESUME':
      case 'EXPORT':
      case 'ERASE':
      case 'INCIDENT':
      case 'MERGE':
      case 'PROTECT':
      case 'LIFT':
      case 'TAKE_OVER':
      case 'TAKE_OVER_ALL':
        return t(`act.${one.act}`);
      case 'INCIDENT_STEP':
        return t('incidents.stepOf', { step: t(`incidents.step.${one.step}`), number: one.incident });
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
