import type { ReactNode } from 'react';
import { ComboField } from '../../fields/ComboField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { When } from '../../fields/When.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { identifiersTyped } from './identifiersTyped.ts';
import { FieldGroup } from '../shared/parts/FieldGroup.tsx';
import { ModelField } from './parts/ModelField.tsx';
import { PlateOrVin } from './parts/PlateOrVin.tsx';

const kinds = ['VEHICLE', 'MACHINE'];
/** The list has few machines, so make and model are typed; the words are those of the machine of an injured. */
const machine = 'injuredParties.damagedVehicles';
const also = { 'vehicleManufacturer.code': 'code' } as const;

/** The vehicle or machine by hand: make and model, of a vehicle picked from the list, the year, and what identifies it. */
export function VehicleData(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const suggested = { vehicleKind: 'VEHICLE', ...identifiersTyped(props.claim.contactSearch) };
  return (
    <PageForm {...props} suggested={suggested}>
      <RadioField name="vehicleKind" options={kinds} isInline />
      <When name="vehicleKind" is="VEHICLE">
        <ComboField
          name="vehicleManufacturer.name"
          words="vehicleManufacturer"
          codelist="car-make-model"
          stores="name"
          also={also}
          isOptional={false}
        />
        <ModelField />
      </When>
      <When name="vehicleKind" is="MACHINE">
        <TextField
          name="vehicleManufacturer.name"
          words={`${machine}.vehicleManufacturer.name`}
          isOptional={false}
        />
        <TextField name="vehicleModel" words={`${machine}.vehicleModel`} />
      </When>
      <NumberField name="manufactureYear" />
      <When name="vehicleKind" is="VEHICLE">
        <FieldGroup title={t('vehicleData.identification')} hint={t('vehicleData.identificationHint')}>
          <PlateOrVin />
        </FieldGroup>
      </When>
      <When name="vehicleKind" is="MACHINE">
        <FieldGroup title={t('vehicleData.identification')}>
          <TextField name="frameworkNo" width="long" isUpperCase isOptional={false} />
        </FieldGroup>
      </When>
    </PageForm>
  );
}
