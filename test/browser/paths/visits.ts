import { findPage, type Flow } from '../../../machines/flow/flow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { walkModel } from '../../model/replay.ts';
import type { Report } from '../report.ts';
import type { Leg } from './legs.ts';
import { Walker } from './Walker.ts';

/** A page of a flow and the first leg that leads over it. */
export interface Visit {
  readonly page: Page;
  readonly leg: Leg;
  /** How many events of the leg it takes to get there. */
  readonly step: number;
}

/** Every page once; those about the rows of a list count as one. */
export const visitsOn = (flow: Flow, legs: readonly Leg[]): readonly Visit[] => {
  const visits = new Map<string, Visit>();
  for (const leg of legs)
    for (const [step, code] of leg.pages.entries()) {
      const page = findPage(flow, code);
      const isStoodOn = leg.events[step]?.type === 'NEXT' || page?.next.length === 0;
      if (page && isStoodOn)
        visits.getOrInsert(page.row === undefined ? code : page.view, { page, leg, step });
    }
  return [...visits.values()];
};

/** Opens a page as it is once it is answered: the first of a flow is answered by hand, and the last is what sending leads to. */
export const visit = async (report: Report, flow: Flow, { page, leg, step }: Visit): Promise<void> => {
  const trail = walkModel(flow, leg);
  const arriveAt = (events: number) => {
    const seeded = trail[events - 1];
    return Walker.arrive(report, flow, { prefill: leg.beginning, ...(seeded && { seeded }) });
  };
  const event = leg.events[step];
  const before = leg.events[step - 1];
  if (page.next.length === 0 && before?.type === 'NEXT') {
    const walker = await arriveAt(step - 1);
    await walker.fill(before.answers);
    await walker.goOn(before.answers);
  } else if (step === 0 || page.questions.length === 0) {
    const walker = await arriveAt(step);
    await walker.fill(event?.type === 'NEXT' ? event.answers : {});
  } else {
    const claim = trail[step]?.claim ?? {};
    await Walker.arrive(report, flow, { prefill: leg.beginning, seeded: { claim, page: page.code } });
  }
};
