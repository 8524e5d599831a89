/** What a clerk needs the answers of `fields/injury.ts` for. */
export const injuryWhys = {
  'injurySeverity.code': 'injury',
  injuryKind: 'cause',
  injuryType: 'injury',
  injuryDescription: 'story',
  healthInsurer: 'recourse',
  employerName: 'noWork',
  seatBelt: 'traffic',
  injuryCompensated: 'otherInsurance',
  painForm: 'pain',
  painFormPoints: 'pain',
  painFormFee: 'pain',
} as const;
