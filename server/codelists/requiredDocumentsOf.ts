import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Codelists } from './codelists.ts';

export interface NeededDocuments {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** Which documents a claim needs, and which help: codes of the codelist `document-type`. */
export function requiredDocumentsOf(codelists: Codelists, claim: ClaimDetail): NeededDocuments {
  const values = kindsOf(claim).flatMap((kind) => codelists.find('required-documents', kind) ?? []);
  const inCategory = (category: string): readonly string[] => [
    ...new Set(values.filter((value) => value.categories.includes(category)).map((value) => value.code)),
  ];
  const required = inCategory('REQUIRED');
  return { required, optional: inCategory('OPTIONAL').filter((code) => !required.includes(code)) };
}

/** The rows of the list that speak of a claim. */
function kindsOf({
  claimType,
  eventKinds = [],
  riskFlow,
  uniKind,
  appliedRiskId,
}: ClaimDetail): readonly string[] {
  if (claimType === 'car') return [...new Set(eventKinds.map(carKind))];
  if (claimType === 'property') return ['property.PROPERTY'];
  if (claimType === 'liability') return [`liability.${riskFlow}`];
  if (claimType === 'uniflow') return [`uniflow.${uniKind ?? 'OTHER'}`];
  return [`life.${appliedRiskId}`];
}

function carKind(kind: string): string {
  if (kind === 'POVPOS_HEALTH') return 'car.POVPOS@HEALTH';
  return `car.${kind.split('_')[0]}`;
}
