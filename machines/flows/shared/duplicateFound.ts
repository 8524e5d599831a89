import type { Confirmation } from '#machines/report/kit.ts';

/**
 * We already have a claim of this day. The same claim needs no second report, so what is left is to give this one up. Who says that
 * theirs follows from a claim has said that it is another.
 */
export const duplicateFound: Confirmation = {
  dialog: 'duplicateFound',
  when: {
    all: [{ fact: 'duplicateFound', is: true }, { not: { fact: 'consequent', in: ['NAMED', 'UNNAMED'] } }],
  },
  yes: { isOtherEvent: true },
  other: { discards: true },
};
