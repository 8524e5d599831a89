/** The two cases that are compared, by the letters they are called by. */
export const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];
