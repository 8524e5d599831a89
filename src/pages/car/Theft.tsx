import type { ReactNode } from 'react';
import { today } from '../../../machines/claim/clock.ts';
import { SecurityDevice, TheftKind } from '../../../machines/claim/enums.ts';
import { limits } from '../../../machines/claim/limits.ts';
import { CheckboxesField } from '../../fields/CheckboxesField.tsx';
import { DateTimeField } from '../../fields/DateTimeField.tsx';
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
  WHOLE_VEHICLE: 'car',
  PART: 'wheel',
  LUGGAGE: 'luggage',
  ATTEMPT: 'lock',
} satisfies Record<TheftKind, IconName>;

/** What was stolen, from when to when, and how it was secured. */
export const Theft = (props: PageProps): ReactNode => (
  <PageForm {...props} suggested={props.claim.damageCause === '400' ? { theftKind: 'WHOLE_VEHICLE' } : {}}>
    <TileField name="theftKind" options={TheftKind.options} icons={icons} isGrid isLabelHidden />
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
    </Asked>
    <NumberField name="mileage" unit="km" />
    <CheckboxesField name="security" options={SecurityDevice.options} none="NONE" />
    <YesNoField name="offenderKnown" />
  </PageForm>
);
