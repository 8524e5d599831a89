import { findPage } from '#machines/flow/compile.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { removedRow } from '#machines/flow/rows.ts';
import { walkModel } from '#test/model/replay.ts';
import type { Report } from '#test/browser/report.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import type { Leg } from './legs.ts';
import { Walker } from './Walker.ts';

/** Walks a leg in the browser, then back over the pages it returns to and here again, and sends where the leg does. */
export const walkLeg = async (report: Report, flow: Flow, leg: Leg): Promise<void> => {
  const trail = walkModel(flow, leg);
  const removed = rowsRemoved(flow, leg, trail);
  const seeded = trail[leg.begun - 1];
  const walker = await Walker.arrive(report, flow, { prefill: leg.beginning, ...(seeded && { seeded }) });
  const walked = new Set<string>();
  const rowsWalked = new Set<string>();
  for (const [step, event] of leg.events.entries()) {
    if (step < leg.begun) continue;
    const { page } = walker;
    walked.add(page.code);
    if (page.rows) rowsWalked.add(page.code);
    if (page.submits && event.type === 'NEXT') await walker.goBackAndReturn(walked, leg.returns);
    if (event.type === 'NEXT') {
      await walker.fill(event.answers);
      await walker.goOn(event.answers);
    } else if (event.type === 'BACK') await walker.goBack();
    else if (removed[step] === undefined) await walker.addRow();
    else {
      // Once a row is removed, nothing leads back over its page.
      await walker.goBackAndReturn(rowsWalked);
      rowsWalked.clear();
      await walker.removeRow(removed[step]);
    }
    expect(walker.page.code, 'the page that follows on the leg').toBe(leg.pages[step + 1]);
    if (page.submits && event.type === 'NEXT') return walker.expectSent();
  }
  await walker.goBackAndReturn(walked, leg.returns);
};

/** The position of the row that each event removes. */
const rowsRemoved = (
  flow: Flow,
  { events, pages, beginning }: Leg,
  trail: ReturnType<typeof walkModel>,
): readonly (number | undefined)[] =>
  events.map((event, step) => {
    const page = findPage(flow, pages[step] ?? '');
    const claim = step === 0 ? beginning : trail[step - 1]?.claim;
    const rows = page?.rows && claim ? [valueAt(claim, page.rows.list) ?? []].flat() : [];
    return rows
      .map((_, at) => at)
      .find((at) => page && claim && isSameAnswer(removedRow(page, claim, at), event));
  });
