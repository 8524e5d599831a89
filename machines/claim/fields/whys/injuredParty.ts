/** What a clerk needs the answers of `fields/injuredParty.ts` for. */
export const injuredPartyWhys = {
  damageKinds: 'damageKinds',
  damagedVehicles: 'damageKinds',
  damagedGlassVehicles: 'damageKinds',
  damagedThings: 'damageKinds',
  damagedLifes: 'damageKinds',
  damagedProperties: 'damageKinds',
  'damagedProperties[].address': 'extent',
  damagedOthers: 'damageKinds',
  financialLosses: 'damageKinds',
  thingHeld: 'belongs',
  seenAt: 'time',
  'injuredParties[].relation': 'household',
} as const;
