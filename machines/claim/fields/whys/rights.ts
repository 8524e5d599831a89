/** What a clerk needs the answers of `fields/rights.ts` for. */
export const rightsWhys = {
  bankLien: 'lien',
  lienHolder: 'lien',
  claimRaised: 'claimed',
} as const;
