/** What a clerk needs the answers of `fields/otherParty.ts` for. */
export const otherPartyWhys = {
  'otherParty.address': 'recourse',
  'otherParty.companyName': 'recourse',
  'otherParty.fullName': 'recourse',
  'otherParty.insurer': 'recourse',
  'otherParty.registrationNo': 'recourse',
  'otherParty.tel': 'recourse',
  witnesses: 'witnesses',
  'witnesses[].fullName': 'witnesses',
  'witnesses[].tel': 'witnesses',
} as const;
