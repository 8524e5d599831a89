import { findPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { walkModel } from '#test/model/replay.ts';
import type { Report } from '#test/browser/report.ts';
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

/** Opens a page and answers it; the last one is what sending leads to. */
export const visit = async (report: Report, flow: Flow, { page, leg, step }: Visit): Promise<Walker> => {
  const isLast = page.next.length === 0;
  const at = isLast ? step - 1 : step;
  const seeded = walkModel(flow, leg)[at - 1];
  const event = leg.events[at];
  const answers = event?.type === 'NEXT' ? event.answers : {};
  const walker = await Walker.arrive(report, flow, { prefill: leg.beginning, ...(seeded && { seeded }) });
  await walker.fill(answers);
  if (isLast) await walker.goOn(answers);
  return walker;
};
