import type { ReactNode } from 'react';
import { ComboField } from '../../fields/ComboField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { identifiersTyped } from './identifiersTyped.ts';
import { ModelField } from './parts/ModelField.tsx';
import styles from './VehicleData.module.css';

const also = { 'vehicleManufacturer.code': 'code' } as const;

/** The vehicle by hand: make and model picked from the list, the year, and what identifies it. */
export function VehicleData(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  return (
    <PageForm {...props} suggested={identifiersTyped(props.claim.contactSearch)}>
      <ComboField
        name="vehicleManufacturer.name"
        words="vehicleManufacturer"
        codelist="car-make-model"
        stores="name"
        also={also}
        isOptional={false}
      />
      <ModelField />
      <NumberField name="manufactureYear" />
      <fieldset className={styles['identification']}>
        <legend className={styles['legend']}>{t('vehicleData.identification')}</legend>
        <p className={styles['hint']}>{t('vehicleData.identificationHint')}</p>
        <TextField name="registrationNo" width="medium" isUpperCase />
        <TextField name="vin" width="long" isUpperCase />
      </fieldset>
    </PageForm>
  );
}
