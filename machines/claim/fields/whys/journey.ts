/** What a clerk needs the answers of `fields/journey.ts` for. */
export const journeyWhys = {
  tripFrom: 'trip',
  tripTo: 'trip',
  assistanceContacted: 'assistance',
  assistanceCaseNo: 'assistance',
  otherInsurance: 'otherInsurance',
  otherInsurer: 'otherInsurance',
} as const;
