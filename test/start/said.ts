/** What somebody types, the event it is about, and the place by which that is found: it is the first, or among the first three. */
export type Said = readonly [typed: string, event: string, by: 1 | 3];
