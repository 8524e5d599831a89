import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { EmployerDamageKind } from '#machines/claim/codes/liability.ts';
import { isSuffered } from '#machines/claim/derived/riskFlow.ts';
import type { DamageKind } from '#machines/claim/enums.ts';
import { ownDamageKinds } from '#machines/claim/rules/injuredRules.ts';
import { withOwnWords, withPlateFound, type FoundOut } from './ownWords.ts';

type Party = NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;

/**
 * The claim as it is registered: every injured party, and the insured, in one place, and what the service says of it by itself.
 * Where the reporter was while they wrote it is not part of it.
 */
export function completeClaim(told: ClaimDetail, assessment: FoundOut): ClaimDetail {
  const { focusedField: _, showHelp: __, ...claim } = told;
  return withOwnWords(withParties(claim, assessment), assessment);
}

/**
 * Where the injured reports, or the harm was done at work, what was asked on pages of its own (who they are, their injury, their
 * damaged vehicle) is added to the first party.
 */
function withParties(claim: ClaimDetail, assessment: FoundOut): ClaimDetail {
  if (isSuffered(claim))
    return withPlateFound(withParty(claim, claim.injured, kindsSuffered(claim)), assessment);
  if (claim.riskFlow !== 'ODPPRAC') return claim;
  const employer = employerOf(claim);
  return claim.harmed === 'EMPLOYER'
    ? withParty(claim, employer, kindsOfEmployer(claim))
    : withParty({ ...claim, ...(employer && { insured: employer }) }, claim.injured, ['HEALTH']);
}

function withParty(claim: ClaimDetail, injured: Party['injured'], kinds: DamageKind[]): ClaimDetail {
  const [told = {}, ...others] = claim.injuredParties ?? [];
  const party: Party = {
    ...told,
    ...(injured && { injured }),
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

const kindsSuffered = ({ eventKinds = [], injuredParties = [] }: ClaimDetail): DamageKind[] => {
  const health: readonly DamageKind[] = eventKinds.includes('POVPOS_HEALTH') ? ['HEALTH'] : [];
  const chosen = (injuredParties[0]?.damageKinds ?? []).filter((kind) => kind !== undefined);
  return [...new Set([...ownDamageKinds(eventKinds), ...health, ...chosen])];
};

const employerKinds: Readonly<Record<EmployerDamageKind, DamageKind>> = {
  THING: 'THING',
  VEHICLE: 'VEHICLE',
  ENTRUSTED_LOST: 'THING',
  SHORTAGE: 'LOSS',
  OTHER: 'OTHER',
};

const kindsOfEmployer = ({ employerDamageKind }: ClaimDetail): DamageKind[] =>
  employerDamageKind ? [employerKinds[employerDamageKind]] : [];

const employerOf = ({ employerParty }: ClaimDetail): Party['injured'] =>
  employerParty && { personKind: 'LEGAL', ...employerParty };

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
