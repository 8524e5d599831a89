import type { ReactNode } from 'react';
import { limits } from '../../../../machines/claim/limits.ts';
import { SelectField } from '../../../fields/SelectField.tsx';
import { TextAreaField } from '../../../fields/TextAreaField.tsx';
import { SeverityTiles } from './SeverityTiles.tsx';

/**
 * The injury of an injured party.
 *
 * @param name the injury: `injuredParties[0].damagedLifes[0]`
 */
export const HealthItem = ({ name }: { name: string }): ReactNode => (
  <>
    <SeverityTiles name={`${name}.injurySeverity.code`} />
    <SelectField name={`${name}.injuryType`} codelist="injury-type" isOptional={false} />
    <TextAreaField name={`${name}.description`} max={limits.moreInfo} rows={3} />
  </>
);
