import { FaceImpact, LimbImpact } from '../../../machines/claim/life/codes.ts';
import { claimantRoles } from '../../../machines/claim/life/contractRoles.ts';
import { limbPartsOf } from '../../../machines/claim/life/limbParts.ts';
import { CheckboxesField } from '../../fields/CheckboxesField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { line, oneOf, pastDay, severalOf, yesNo, type Draw } from './fieldKinds.tsx';

/** Fields about a death and about what stays of an injury; by name. */
export const lifeFieldsConsequences: Readonly<Record<string, Draw>> = {
  deathDate: pastDay,
  deathPlace: line,
  deathCause: oneOf('death-cause'),
  claimantRole: (name) => (
    <SelectField name={name} codelist="contract-role" only={claimantRoles} isOptional={false} />
  ),
  notary: line,
  beneficiaryMinor: yesNo,
  originalClaimNumber: (name) => <TextField name={name} width="medium" inputMode="numeric" />,
  healthStabilised: yesNo,
  limbParts: (name, claim) => <CheckboxesField name={name} options={limbPartsOf(claim)} />,
  limbImpacts: severalOf(LimbImpact.options),
  aids: line,
  faceImpacts: (name) => <CheckboxesField name={name} options={FaceImpact.options} isLabelHidden />,
  scarLengthCm: (name) => <NumberField name={name} unit="cm" width="tiny" isDecimal isOptional={false} />,
  teethCount: (name) => <NumberField name={name} width="tiny" isOptional={false} />,
};
