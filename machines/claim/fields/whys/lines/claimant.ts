/** What a clerk needs the answers of `fields/lines/claimant.ts` for. */
export const claimantWhys = {
  'claimants[].account': 'account',
  'claimants[].address': 'letters',
  'claimants[].birthDate': 'heirs',
  'claimants[].birthNumber': 'person',
  'claimants[].email': 'contact',
  'claimants[].familyRelation': 'heirs',
  'claimants[].fullName': 'heirs',
  'claimants[].guardianName': 'role',
  'claimants[].tel': 'contact',
  identificationWay: 'payee',
  moreClaimants: 'heirs',
} as const;
