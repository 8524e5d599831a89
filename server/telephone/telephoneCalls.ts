import type { AreaPlugin } from '#server/http/area.ts';
import { givenReport } from './givenReport.ts';
import { giveReport } from './giveReport.ts';
import type { Telephoning } from './telephoning.ts';

/** The calls by which an agent gives a report to the client on the telephone, and follows how far they are. */
export const telephoneCalls: AreaPlugin<Telephoning> = async (app, parameters) => {
  giveReport(app, parameters);
  givenReport(app, parameters);
};
