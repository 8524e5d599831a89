import type { Report } from '#test/browser/report.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import { registered, type Journey } from './journey.ts';
import { answerPage, type Walk } from './walkJourney.ts';

/** Sends from check-your-answers, then finds the whole claim in the service as it was typed, and its number on the page. */
export const sendJourney = async (report: Report, journey: Journey, walk: Walk = {}): Promise<void> => {
  const summary = journey.pages.find(({ code }) => code === 'summary');
  if (!summary) throw new Error('The journey has no page to send from.');
  await answerPage(report, summary, walk);
  await report.expectOn('finalised');
  const { claimRequestUuid, state, detail, result } = await report.stored();
  expect({ state, detail }).toEqual({
    state: 'FINAL',
    detail: registered(report.flow, journey, claimRequestUuid),
  });
  const number = result?.claimsData[0]?.claimNumber ?? 'none';
  await expect(report.page.getByRole('main')).toContainText(number);
};
