import type { Confirmation } from '#machines/report/kit.ts';

/**
 * The policy found insures somebody whose name begins otherwise than that of who reports as the insured: a number mistyped, or
 * another name since. Source: specification section 2, confirm reporter identification.
 */
export const ownPolicy: Confirmation = {
  dialog: 'confirmReporterIdentification',
  when: { fact: 'insuredRecognised', is: false },
};
