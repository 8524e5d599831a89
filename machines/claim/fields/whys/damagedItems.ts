/** What a clerk needs the answers of `fields/damagedItems.ts` for. */
export const damagedItemsWhys = {
  engineNumber: 'vehicle',
  description: 'extent',
  price: 'value',
  age: 'value',
  otherKind: 'damageKinds',
} as const;
