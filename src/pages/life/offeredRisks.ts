import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { ClientIdentificationState, RiskCode } from '../../../machines/claim/enums.ts';

/** The most common first, the saddest not among them. */
const order: readonly RiskCode[] = [
  'DNL',
  'PN',
  'NEM',
  'TN',
  'ZO',
  'UMR',
  'OCR',
  'INV',
  'DNSB',
  'SED',
  'CPZ',
  'BAN',
  'PAR',
  'OTHER',
];

const ofClientZone: readonly (ClientIdentificationState | undefined)[] = ['KZ', 'IASC', 'SSO'];

/**
 * Tells which life risks a visitor may report.
 *
 * @param claim the claim so far: where the visitor came from, and how they were identified
 * @param disabled the risks that visitors of the client zone are not offered (configuration, kzAccessDisabledRisks)
 * @returns the risks in the order they are shown
 */
export function offeredRisks(
  { referer, clientIdentificationState }: ClaimDetail,
  disabled: readonly string[],
): readonly RiskCode[] {
  const isOfClientZone = referer === 'CLIENT_ZONE' || ofClientZone.includes(clientIdentificationState);
  return isOfClientZone ? order.filter((risk) => !disabled.includes(risk)) : order;
}
