import type { ReactNode } from 'react';
import { today } from '../../../machines/claim/clock.ts';
import { SecurityDevice, TheftKind } from '../../../machines/claim/enums.ts';
import { limits } from '../../../machines/claim/limits.ts';
import { CheckboxesField } from '../../fields/CheckboxesField.tsx';
import { DateTimeField } from '../../fields/DateTimeField.tsx';
import { FixedField } from '../../fields/FixedField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { PriceField } from '../../fields/PriceField.tsx';
import { RowsField } from '../../fields/RowsField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import type { IconName } from '../../layout/icons.ts';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { theftQuestions } from './eventQuestions.ts';

const icons = {
  PART: 'wheel',
  LUGGAGE: 'luggage',
  ATTEMPT: 'lock',
} satisfies Partial<Record<TheftKind, IconName>>;

/** What can be gone where the vehicle is still there. */
const notWhole = TheftKind.options.filter((kind) => kind !== 'WHOLE_VEHICLE');

/** What was stolen, from when to when, and how it was secured. That all of it is gone, the cause of damage has told. */
export function Theft(props: PageProps): ReactNode {
  const isWhole = props.claim.damageCause === '400';
  return (
    <PageForm {...props} suggested={isWhole ? { theftKind: 'WHOLE_VEHICLE' } : {}}>
      {isWhole ? null : <TileField name="theftKind" options={notWhole} icons={icons} />}
      <Asked when={theftQuestions.stolenThings}>
        <RowsField name="stolenThings" max={limits.damagedThings} isOptional={false}>
          {(row) => (
            <>
              <TextField name={`${row}.description`} />
              <PriceField name={`${row}.price`} />
            </>
          )}
        </RowsField>
      </Asked>
      <DateTimeField name="parkedFrom" max={today()} />
      <DateTimeField name="discoveredAt" max={today()} />
      <Asked when={theftQuestions.keysCount}>
        <NumberField name="keysCount" width="tiny" isOptional={false} />
        <NumberField name="mileage" unit="km" />
      </Asked>
      <CheckboxesField name="security" options={SecurityDevice.options} none="NONE" />
      <YesNoField name="offenderKnown" />
      {isWhole ? <FixedField name="theftKind" value="WHOLE_VEHICLE" /> : null}
    </PageForm>
  );
}
