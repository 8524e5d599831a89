import type { FactStep } from '#machines/analysis/walkFacts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { litSets } from './compare/litSets.ts';
import { touchedPages, type SnapshotDiff } from './diff/snapshotDiff.ts';
import { inspectedPage } from './inspectedPage.ts';
import { litBy, litByTrace } from './lit.ts';
import type { LiveSession } from './live/liveMessage.ts';
import type { Marks, TrafficMarks } from './sheet/marks.ts';
import type { Replay } from './trace/TraceReplay.tsx';
import type { View } from './useAddress.ts';
import { queryOf } from './whatIf/askedFacts.ts';

interface Shown {
  readonly flow: AnyFlow;
  readonly view: View;
  /** The facts of a what-if and where they lead. */
  readonly known: Facts;
  /** Those of a second case. */
  readonly other: Facts | undefined;
  readonly walk: readonly FactStep[];
  readonly replay: Replay | undefined;
  /** The report that is followed. */
  readonly session: LiveSession | undefined;
  readonly diff: SnapshotDiff | undefined;
  /** What was counted of the flow. */
  readonly traffic: TrafficMarks | undefined;
  readonly words: ChangeWords;
}

/** How a page and a step that differ are marked. */
interface ChangeWords {
  readonly added: string;
  readonly changed: string;
  readonly countOf: (pages: number) => string;
}

/** What is marked on a sheet: the way of chosen facts, of a trace or of a report, or what changed. */
export const marksOf = ({
  flow,
  view,
  known,
  other,
  walk,
  replay,
  session,
  diff,
  traffic,
  words,
}: Shown): Marks => {
  // A trace names the row of a list that was filled in.
  const shown = (steps: readonly { readonly page: string }[]) =>
    steps.map((step) => ({ page: inspectedPage(flow, step.page) ?? step.page }));
  if (view === 'changes' && diff) return changedMarks(flow, diff, words);
  if (view === 'traffic') return traffic ? { traffic } : {};
  if (view === 'follow' && replay) return litPages(litByTrace(shown(replay.steps.slice(0, replay.at + 1))));
  if (view === 'follow' && session) return litPages(litByTrace(shown(session.steps)));
  if (other) return { lit: litSets(flow, known, other), isCompared: true };
  return queryOf(known).size === 0 ? {} : litPages(litBy(walk));
};

/** Pages that are new or changed, and in which steps so many of them are. */
const changedMarks = (flow: AnyFlow, diff: SnapshotDiff, { added, changed, countOf }: ChangeWords): Marks => {
  const touched = touchedPages(diff);
  const steps = Map.groupBy(
    flow.pages.filter(({ code }) => touched.has(code)),
    ({ step }) => step,
  );
  return {
    changed: new Map([...touched].map((page) => [page, diff.pages.added.includes(page) ? added : changed])),
    changedIn: new Map([...steps].map(([step, pages]) => [step, countOf(pages.length)])),
  };
};

const litPages = (pages: ReadonlySet<string>): Marks => ({
  lit: new Map([...pages].map((page) => [page, 'A'])),
});
