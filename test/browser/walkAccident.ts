import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { accident } from './accident.ts';
import { claimBefore, type AnsweredPage } from './journeys/journey.ts';
import * as journey from './journeys/walkJourney.ts';
import type { Report } from './report.ts';

/** Answers the page shown as the accident says and presses Continue, through its dialogs. */
export const answerPage = (report: Report, code: string, instead?: AnsweredPage): Promise<void> => {
  const page = instead ?? accident.pages.find((one) => one.code === code);
  if (!page) throw new Error(`The accident has no page ${code}.`);
  report.to = spokenToIn(claimBefore(accident, code));
  return journey.answerPage(report, page);
};

/** Opens the accident at a page, with everything before it answered. */
export const openAt = (report: Report, code: string): Promise<void> => journey.openAt(report, accident, code);
