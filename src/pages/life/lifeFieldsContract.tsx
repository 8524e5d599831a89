import { PolicySearch } from '../../../machines/claim/life/codes.ts';
import { limits } from '../../../machines/claim/limits.ts';
import { RowsField } from '../../fields/RowsField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { option, pastDay, type Draw } from './fieldKinds.tsx';

/** Fields about the contract, by name; those of one page alone by its view and their name. */
export const lifeFieldsContract: Readonly<Record<string, Draw>> = {
  searchBy: option(PolicySearch.options),
  policyNumber: (name) => <TextField name={name} width="medium" inputMode="numeric" isOptional={false} />,
  policyNumbers: (name) => (
    <RowsField name={name} max={limits.reports}>
      {(row) => <TextField name={row} words="furtherPolicyNumber" width="medium" inputMode="numeric" />}
    </RowsField>
  ),
  'policyAlternative.registrationNo': (name) => (
    <TextField name={name} width="short" isUpperCase isOptional={false} />
  ),
  birthNumber: (name) => <TextField name={name} width="medium" inputMode="numeric" isOptional={false} />,
  incidentDate: pastDay,
};
