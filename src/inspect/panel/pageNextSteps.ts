import { nextSteps } from '#machines/flows/shared/nextSteps.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { answersReadBy, type NextStepRow } from '#machines/report/nextSteps.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { isAskedOn } from '#src/inspect/fields/askedOf.ts';

/** The steps after sending that the answers of a page decide about; all of them on the page that is shown after sending. */
export const pageNextSteps = (flow: AnyFlow, page: AnyPage): readonly NextStepRow[] => {
  const all = isReport(flow) ? nextSteps[flow.flowType] : [];
  return isAfterSending(flow, page)
    ? all
    : all.filter((row) => answersReadBy(row, flow.subject.readsOf).some((path) => isAskedOn(page, path)));
};

const isAfterSending = ({ instances }: AnyFlow, { code }: AnyPage): boolean =>
  instances.some(({ submits, next }) => submits && next.includes(code));
