import type { ReactNode } from 'react';
import { DamagedPartsField } from '../../fields/DamagedPartsField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** A vehicle has three sizes of damage; the larger ones are for property. */
const sizes = ['SMALL', 'MEDIUM', 'LARGE'];

/** Which parts, how badly, and whether the car still drives. */
export const DamagedParts = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <DamagedPartsField name="damagedParts" isLabelHidden />
    <TileField name="damageSize" options={sizes} />
    <YesNoField name="drivable" />
  </PageForm>
);
