/** What a clerk needs the answers of `fields/uniflow/goods.ts` for. */
export const goodsWhys = {
  transportRole: 'cargo',
  cargo: 'cargo',
  transportDocument: 'cargo',
  loadingPlace: 'place',
  unloadingPlace: 'place',
  goodsValue: 'value',
  reservationNoted: 'recourse',
  weightKg: 'value',
  agriItems: 'agri',
  'agriItems[].area': 'agri',
  'agriItems[].cropOrAnimal': 'agri',
  'agriItems[].headCount': 'agri',
  'agriItems[].plot': 'agri',
  harvestOn: 'days',
  vetAuthority: 'records',
} as const;
