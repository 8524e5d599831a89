import { accident, keptBefore, type AnsweredPage } from './accident.ts';
import type { Report } from './report.ts';

interface Walk {
  /** Looks at a page as the reporter arrives there; the answers are not typed yet. */
  readonly onArrival?: (code: string) => Promise<void>;
  readonly onAnswered?: (code: string) => Promise<void>;
  readonly onDialog?: (name: string) => Promise<void>;
  /** Pages answered otherwise than in the table of the accident. */
  readonly instead?: readonly AnsweredPage[];
}

/** Answers the page shown as the accident says and presses on, through its dialog if it has one. */
export const answerPage = async (report: Report, code: string, walk: Walk = {}): Promise<void> => {
  const page = [...(walk.instead ?? []), ...accident].find((each) => each.code === code);
  if (!page) throw new Error(`The accident has no page ${code}.`);
  if (page.answer) {
    await page.answer(report);
    await walk.onAnswered?.(code);
  }
  await report.goOn(code);
  if (page.confirms) {
    await report.dialog(page.confirms).waitFor();
    await walk.onDialog?.(page.confirms);
    await report.answerDialog(page.confirms, 'confirm');
  }
};

/** Walks from the start page to a page of the accident, every answer typed and every button pressed. */
export const walkTo = async (report: Report, last: string, walk: Walk = {}): Promise<void> => {
  await report.arrive();
  await report.page.getByRole('link', { name: report.say('start:lines.car.title') }).click();
  for (const { code } of accident) {
    await report.expectOn(code);
    await walk.onArrival?.(code);
    if (code === last) return;
    await answerPage(report, code, walk);
  }
};

/** Opens the accident at a page, with everything before it answered: made through the service, resumed on the start page. */
export const openAt = async (report: Report, code: string): Promise<void> => {
  await report.begin(keptBefore(code));
  await report.arrive();
  await report.button('start:resume.action').click();
  await report.expectOn(code);
};
