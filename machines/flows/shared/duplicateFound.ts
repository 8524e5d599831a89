import type { Confirmation } from '../../flow/page.ts';

/** We already have a claim of this day. The same claim needs no second report, so what is left is to give this one up. */
export const duplicateFound: Confirmation = {
  dialog: 'duplicateFound',
  when: { fact: 'duplicateFound', is: true },
  yes: { isOtherEvent: true },
  other: { discards: true },
};
