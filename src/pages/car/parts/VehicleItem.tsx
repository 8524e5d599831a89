import type { ReactNode } from 'react';
import { RadioField } from '../../../fields/RadioField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { When } from '../../../fields/When.tsx';
import pair from './Pair.module.css';
import { PlateOrVin } from './PlateOrVin.tsx';

const kinds = ['VEHICLE', 'MACHINE'];

/**
 * A damaged vehicle or machine of an injured, as far as it is known: a vehicle by plate or VIN, a machine by its engine number.
 *
 * @param name the vehicle: `injuredParties[0].damagedVehicles[0]`
 */
export const VehicleItem = ({ name }: { name: string }): ReactNode => (
  <>
    <RadioField
      name={`${name}.vehicleKind`}
      options={kinds}
      choices="vehicleKind"
      isInline
      isOptional={false}
    />
    <When name={`${name}.vehicleKind`} is="VEHICLE">
      <PlateOrVin of={`${name}.`} />
    </When>
    <When name={`${name}.vehicleKind`} is="MACHINE">
      <TextField name={`${name}.engineNumber`} width="long" isUpperCase isOptional={false} />
    </When>
    <SelectField name={`${name}.vehicleSort.code`} codelist="vehicle-sort" width="long" isOptional />
    <div className={pair['pair']}>
      <TextField name={`${name}.vehicleManufacturer.name`} isOptional />
      <TextField name={`${name}.vehicleModel`} />
    </div>
    <TextField name={`${name}.description`} />
  </>
);
