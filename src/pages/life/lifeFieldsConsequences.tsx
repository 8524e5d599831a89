import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { FaceImpact, LimbImpact, LimbPart } from '../../../machines/claim/life/codes.ts';
import { CheckboxesField } from '../../fields/CheckboxesField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { line, oneOf, pastDay, severalOf, yesNo, type Draw } from './fieldKinds.tsx';

const ofArm = LimbPart.extract(['SHOULDER', 'ELBOW', 'WRIST', 'FINGERS']).options;
const ofLeg = LimbPart.extract(['HIP', 'KNEE', 'ANKLE', 'TOES']).options;

/** Nobody with a hurt arm is asked about a knee. */
const limbPartsOf = ({ bodyParts = [] }: ClaimDetail): readonly string[] => {
  if (!bodyParts.includes('LEG')) return ofArm;
  return bodyParts.includes('ARM') ? LimbPart.options : ofLeg;
};

/** Fields about a death and about what stays of an injury; by name. */
export const lifeFieldsConsequences: Readonly<Record<string, Draw>> = {
  deathDate: pastDay,
  deathPlace: line,
  deathCause: oneOf('death-cause'),
  claimantRole: oneOf('contract-role'),
  notary: line,
  beneficiaryMinor: yesNo,
  originalClaimNumber: (name) => <TextField name={name} width="medium" inputMode="numeric" />,
  healthStabilised: yesNo,
  limbParts: (name, claim) => <CheckboxesField name={name} options={limbPartsOf(claim)} />,
  limbImpacts: severalOf(LimbImpact.options),
  aids: line,
  faceImpacts: severalOf(FaceImpact.options),
  scarLengthCm: (name) => <NumberField name={name} unit="cm" width="tiny" isDecimal isOptional={false} />,
  teethCount: (name) => <NumberField name={name} width="tiny" isOptional={false} />,
};
