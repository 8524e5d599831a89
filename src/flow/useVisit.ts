import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { FlowActor } from '#machines/application/context.ts';

/** One stay on a page of a flow. */
interface Visit {
  readonly code: string;
  /** Differs from that of every other stay, on the same page too. */
  readonly name: string;
}

/**
 * The page that a flow is on. One that was left and come back to before anything else was drawn is another visit, so that it begins
 * with the answers of the report and not with those that its form had.
 */
export const useVisit = (actor: FlowActor): Visit => {
  const [visitOf] = useState(() => countingVisits());
  return useSelector(actor, ({ value }) => visitOf(value.page));
};

// A selector is asked about every snapshot, also those between which React draws nothing.
const countingVisits = () => {
  let visit: Visit = { code: '', name: '' };
  let count = 0;
  return (code: string): Visit => {
    if (code !== visit.code) {
      count += 1;
      visit = { code, name: `${code} ${count}` };
    }
    return visit;
  };
};
