import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import type { Report } from '#test/browser/report.ts';
import { claimBefore, type AnsweredPage, type Journey } from './journey.ts';

export interface Walk {
  /** Looks at a page as the reporter arrives there; the answers are not typed yet. */
  readonly onArrival?: (code: string) => Promise<void>;
  readonly onAnswered?: (code: string) => Promise<void>;
  readonly onDialog?: (name: string) => Promise<void>;
  /** Pages answered differently from the journey. */
  readonly instead?: readonly AnsweredPage[];
}

/** Answers the page shown and presses Continue, through its dialogs if it has some. */
export const answerPage = async (report: Report, page: AnsweredPage, walk: Walk = {}): Promise<void> => {
  const {
    code,
    answer,
    confirms = [],
    leads,
    leave,
  } = walk.instead?.find((one) => one.code === page.code) ?? page;
  if (answer) await answer(report);
  if (!leads) {
    if (answer) await walk.onAnswered?.(code);
    await (leave ? leave(report) : report.goOn(code));
  }
  for (const name of confirms) {
    await report.dialog(name).waitFor();
    await walk.onDialog?.(name);
    await report.answerDialog(name, 'confirm');
  }
};

/** Walks from the start page to a page of a journey, every answer typed and every button pressed. */
export const walkTo = async (
  report: Report,
  journey: Journey,
  last: string,
  walk: Walk = {},
): Promise<void> => {
  report.variant = journey.variant;
  await report.arrive();
  await report.enter('car');
  for (const page of journey.pages.filter(({ isSkipped }) => !isSkipped)) {
    report.to = spokenToIn(claimBefore(journey, page.code));
    await report.expectOn(page.code);
    if (page.code === 'summary') await report.expectOnTop();
    await walk.onArrival?.(page.code);
    if (page.code === last) return;
    await answerPage(report, page, walk);
  }
};

/**
 * Opens a journey at a page with everything before it answered: the claim is made through the service and resumed on the start
 * page.
 */
export const openAt = async (report: Report, journey: Journey, code: string): Promise<void> => {
  report.variant = journey.variant;
  await report.begin(claimBefore(journey, code));
  await report.arrive();
  await report.button('start:resume.action').click();
  await report.expectOn(code);
};
