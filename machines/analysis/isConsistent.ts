import type { Facts } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { setFollowing } from './catalogue.ts';
import { holdsFacts, recordFromFacts } from './recordFromFacts.ts';

/**
 * True when a record of a flow can have these facts together, with what follows from its answers, and no check says that they do
 * not agree.
 */
export const isConsistent = (flow: AnyFlow, known: Facts): boolean => {
  const record = recordFromFacts(flow.subject, known);
  setFollowing(flow.subject, record, record);
  if (!holdsFacts(flow.subject, record, known)) return false;
  const checks = flow.instances.flatMap((page) =>
    page.checks.filter(({ says }) => says.severity === 'error'),
  );
  return checks.every(({ find }) => find(record).length === 0);
};
