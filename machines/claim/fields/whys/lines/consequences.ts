/** What a clerk needs the answers of `fields/lines/consequences.ts` for. */
export const consequencesWhys = {
  deathDate: 'death',
  deathPlace: 'death',
  deathCause: 'death',
  claimantRole: 'role',
  notary: 'heirs',
  healthStabilised: 'lasting',
  limbParts: 'lasting',
  limbImpacts: 'lasting',
  aids: 'lasting',
  faceImpacts: 'lasting',
  trunkParts: 'lasting',
  trunkImpacts: 'lasting',
  scarLengthCm: 'lasting',
  teethCount: 'lasting',
} as const;
