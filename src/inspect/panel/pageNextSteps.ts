import { readsOf } from '#machines/claim/facts.ts';
import { nextSteps } from '#machines/flows/shared/nextSteps.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { answersReadBy, type NextStepRow } from '#machines/report/nextSteps.ts';
import { isAskedOn } from '#src/inspect/fields/askedOf.ts';

/** The steps after sending that the answers of a page decide about; all of them on the page that is shown after sending. */
export const pageNextSteps = (flow: Flow, page: Page): readonly NextStepRow[] => {
  const all = nextSteps[flow.flowType];
  return isAfterSending(flow, page)
    ? all
    : all.filter((row) => answersReadBy(row, readsOf).some((path) => isAskedOn(page, path)));
};

const isAfterSending = ({ instances }: Flow, { code }: Page): boolean =>
  instances.some(({ submits, next }) => submits && next.includes(code));
