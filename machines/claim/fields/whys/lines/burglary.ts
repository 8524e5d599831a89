/** What a clerk needs the answers of `fields/lines/burglary.ts` for. */
export const burglaryWhys = {
  fireBrigade: 'urgency',
  theftPlace: 'secured',
  entryMethod: 'secured',
  lockedHow: 'secured',
  keysTakenByForce: 'secured',
  lastSeenAt: 'time',
  homeSecurity: 'secured',
} as const;
