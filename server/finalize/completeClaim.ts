import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { DamageKind } from '../../machines/claim/enums.ts';
import { ownDamageKinds } from '../../machines/claim/rules/injuredRules.ts';

type Party = NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;

/**
 * The claim as it is registered, so that those who settle it read every injured party in one place. Where the injured reports,
 * what was asked on pages of its own (who they are, their injury, their damaged vehicle) is added to the first party.
 */
export function completeClaim(claim: ClaimDetail): ClaimDetail {
  if (claim.riskFlow !== 'POVPOS') return claim;
  const [told = {}, ...others] = claim.injuredParties ?? [];
  const kinds = kindsOf(claim, told);
  const party: Party = {
    ...told,
    ...(claim.injured && { injured: claim.injured }),
    damageKinds: kinds,
    ...(kinds.includes('HEALTH') && { damagedLifes: [{ ...told.damagedLifes?.[0], ...injuryOf(claim) }] }),
    ...(kinds.includes('VEHICLE') && {
      damagedVehicles: [{ ...told.damagedVehicles?.[0], ...damageOf(claim) }],
    }),
    ...(kinds.includes('GLASS') && {
      damagedGlassVehicles: [
        { ...told.damagedGlassVehicles?.[0], glassRouting: kinds.includes('VEHICLE') ? 'FUSION' : 'GLASS' },
      ],
    }),
  };
  return { ...claim, injuredParties: [party, ...others] };
}

const kindsOf = ({ eventKinds = [] }: ClaimDetail, { damageKinds = [] }: Party): DamageKind[] => {
  const health: readonly DamageKind[] = eventKinds.includes('POVPOS_HEALTH') ? ['HEALTH'] : [];
  const chosen = damageKinds.filter((kind) => kind !== undefined);
  return [...new Set([...ownDamageKinds(eventKinds), ...health, ...chosen])];
};

const injuryOf = ({ injurySeverity, injuryKind, injuryType, injuryDescription }: ClaimDetail) => ({
  ...(injurySeverity && { injurySeverity }),
  ...(injuryKind && { injuryKind }),
  ...(injuryType && { injuryType }),
  ...(injuryDescription && { description: injuryDescription }),
});

const damageOf = ({ damagedParts, damageSize }: ClaimDetail) => ({
  ...(damagedParts && { damagedParts }),
  ...(damageSize && { damageSize }),
});
