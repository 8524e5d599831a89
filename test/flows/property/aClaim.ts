/** A thing of a flat is damaged; a policy was found. */
export const aClaim = (propertyEvent: string, differing: object = {}): object => ({
  claimType: 'property',
  policyNumberValid: true,
  policyCountry: 'CZ',
  happenedHere: 'YES',
  propertyKind: 'OUTBUILDING',
  propertyDamages: [{ kind: 'HOUSEHOLD', state: 'DAMAGED' }],
  propertyEvent,
  ...differing,
});
