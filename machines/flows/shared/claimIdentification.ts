import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/**
 * The report that documents or a question belong to, by its number and day. One that nobody knows leads no further. Section 2:
 * no save; section 7: find-duplicate.
 */
export const claimIdentification = definePage({
  code: 'claimIdentification',
  path: '/identifikace-skody',
  step: 'claimIdentification',
  saves: false,
  answers: Claim.pick({ claimNumber: true, incidentDate: true }),
  lookups: [{ call: 'findDuplicate' }],
  confirm: [
    { dialog: 'claimNotFound', when: { fact: 'claimFound', is: false } },
    { dialog: 'incidentDateDiffers', when: { fact: 'dayDiffers', is: true } },
  ],
  next: ['reporter', 'cannotContinue'],
});
