import { useState } from 'react';
import { Protection, type ClientAct } from '#machines/service/sales/clientActs.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { FieldMessages } from '#src/fields/FieldMessages.tsx';
import { focusOn } from '#src/fields/focusOn.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PickClient, providePick } from '#src/sales/pick/PickClient.tsx';
import { useApplication } from '#src/shell/application.ts';
import styles from './Operations.module.css';

/** Which clients and agents an act is about. */
export const ClientActFields = ({ act }: Pick<ClientAct, 'act'>) => (
  <>
    {act === 'TAKE_OVER_ALL' ? (
      <TextField name="fromAgent" width="medium" autoComplete="off" isOptional={false} />
    ) : null}
    {act === 'LIFT' ? <TextField name="number" width="medium" autoComplete="off" isOptional={false} /> : null}
    {act === 'TAKE_OVER_ALL' || act === 'LIFT' ? null : <Client name="client" act={act} />}
    {act === 'MERGE' ? <Client name="into" act={act} /> : null}
    {act === 'PROTECT' ? (
      <RadioField name="protection" options={Protection.options} isOptional={false} />
    ) : null}
    {act === 'TAKE_OVER' || act === 'TAKE_OVER_ALL' ? (
      <TextField name="agent" width="medium" autoComplete="off" isOptional={false} />
    ) : null}
  </>
);

/** A client who is found by a number or a name. The search is on the trail, with what it is for. */
const Client = ({ name, act }: { readonly name: 'client' | 'into' } & Pick<ClientAct, 'act'>) => {
  const { t } = useTexts('operations');
  const { client } = useApplication();
  const [machine] = useState(() => providePick(client));
  // Undefined before anybody was found.
  const [called, setCalled] = useState<string>();
  const field = useBoundField({ name });
  const { change, leave, carrier } = useHiddenValue(field.name, '');
  const { id, error, note } = field;
  const label = act === 'MERGE' && name === 'client' ? t('clients.gone') : field.label;
  return (
    <div className={styles['client']}>
      {carrier}
      {called ? (
        <>
          <div className={styles['picked']}>
            <p id={id} ref={focusOn} tabIndex={-1} data-quiet-focus>
              {label}: <strong>{called}</strong>
            </p>
            <Button
              look="quiet"
              onClick={() => {
                setCalled('');
                change('');
              }}
            >
              {t('clients.another')}
            </Button>
          </div>
          <FieldMessages id={id} error={error} note={note} />
        </>
      ) : (
        <PickClient
          machine={machine}
          label={label}
          hint={t('clients.hint')}
          field={field}
          isFocused={called === ''}
          with={{ need: { reason: 'OTHER', words: t(`clients.need.${act}`) } }}
          onPick={(one) => {
            setCalled([one.name, one.born ?? one.identificationNumber].filter(Boolean).join(', '));
            change(one.id);
            leave();
          }}
        />
      )}
    </div>
  );
};
