import { Limits } from '#server/http/limits.ts';

const many = { max: 1_000_000_000 };
const numbers = { ofReport: many.max, ofSession: many.max, ofUser: many.max, ofAddress: many.max };

/** Limits that nobody reaches, for a campaign that is about something else. */
export const unlimited: Limits = Limits.parse({
  callsOfSession: many,
  numbers: { person: numbers, claim: numbers, policy: numbers, vehicle: numbers, question: numbers },
  questionsOfSubject: many,
  codesOfSession: many,
  codesOfAddress: many,
  pausesOfContact: [0],
  noticesOfContact: many,
  messagesOfAll: many,
  authorisationsOfAddress: many,
  takeOversOfAddress: many,
  confirmationsOfAddress: many,
  beginsOfSession: many,
  beginsOfAddress: many,
  drawingsOfAddress: many,
  speedTransfersOfUser: many,
  helpdeskReportsOfAddress: many,
  logBatchesOfAddress: many,
  logBytesOfAddress: many,
});
