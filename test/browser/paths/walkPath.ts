import { isSameAnswer } from '../../../machines/claim/sameAnswer.ts';
import { findPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { removedRow } from '../../../machines/flow/rows.ts';
import type { ModelPath } from '../../model/modelPaths.ts';
import { walkModel } from '../../model/replay.ts';
import type { ModelEvent } from '../../model/validEvents.ts';
import type { Report } from '../report.ts';
import { expect } from '../support/reportTest.ts';
import { Walker } from './Walker.ts';

/**
 * Takes a report, a flow and a path through its model; walks the path in the browser, then back to the first page and here again,
 * and sends where the path does. `look` is called on every page once it is answered, and where the path ends.
 */
export const walkPath = async (
  report: Report,
  flow: Flow,
  path: ModelPath,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> => {
  const walker = new Walker(report, flow, path);
  const removed = rowsRemoved(flow, path);
  const last = path.events.length - 1;
  await walker.arrive(path.beginning);
  for (const [step, event] of path.events.entries()) {
    const given = event.type === 'NEXT' ? await walker.fill(event.answers) : {};
    if (event.type === 'NEXT') {
      await look(walker.page);
      await walker.expectShown();
    }
    const isSending = walker.page.sends && event.type === 'NEXT';
    if (isSending) await walker.goBackAndReturn();
    if (event.type === 'BACK') await walker.goBack();
    else if (event.type === 'NEXT') await walker.goOn(isSending ? await walker.fill(event.answers) : given);
    else if (removed[step] === undefined) await walker.addRow();
    else await walker.removeRow(removed[step]);
    expect(walker.page.code, 'the page that follows on the path').toBe(path.pages[step + 1]);
    if (isSending) await walker.expectSent();
    else if (step === last) await walker.goBackAndReturn();
  }
  const end = walker.page;
  if (end.next.length === 0) await look(end);
};

/** The position of the row each event leaves out. */
const rowsRemoved = (flow: Flow, path: ModelPath): readonly (number | undefined)[] => {
  const trail = walkModel(flow, path);
  return path.events.map((event, step) => {
    const page = findPage(flow, path.pages[step] ?? '');
    const claim = step === 0 ? path.beginning : trail[step - 1]?.claim;
    const rows = page?.rows && claim ? (claim[page.rows.list] ?? []) : [];
    return rows
      .map((_, at) => at)
      .find((at) => page && claim && isSameEvent(removedRow(page, claim, at), event));
  });
};

const isSameEvent = (one: ModelEvent | undefined, other: ModelEvent) => isSameAnswer(one, other);
