import { situationOf } from '#machines/flow/situation.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { lines } from '#machines/flows/lines.ts';
import { eventsOf } from '#machines/report/eventsOf.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { aboutPaths, aboutTopics } from '#machines/service/aboutPaths.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { EventLane } from '#machines/service/lanes/eventLane.ts';
import { laneQuery, linkedByLane } from '#machines/service/lanes/openLanes.ts';
import { eventQuery } from '#machines/report/linkedEvent.ts';
import { asksSomething } from '#machines/flow/answers.ts';
import { draftPaths } from '#src/drafts/draftsRoute.ts';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';

/**
 * The addresses of all pages of reports; of those that look the same to everybody who comes for the first time, the start page,
 * and of every line and each of its entries the first page and the first page that asks, and its list of drafts, also where the line
 * is switched off; the pages about the service; the same where a link tells what happened; and the addresses beside them.
 */
export const addressesOf: PageRenderer['addressesOf'] = async (configuration) => {
  const { entryPrefix, devTools, lanes } = configuration;
  const ofLines = await Promise.all(
    lines.map(async ({ claimType, home, flows, event, entries = [], linked }) => {
      const flow = await flows.DRAFT();
      const { pathOf } = flowAddress(flow, entryPrefix);
      const list = entryPrefix + home + draftPaths.list;
      const asLinked = (query: string) => {
        const told = new URLSearchParams(query);
        const begun = { ...linked?.(told), ...linkedByLane(told, claimType, configuration) };
        return firstPages(flow, begun).map((code) => `${pathOf(code)}?${query}`);
      };
      const added = await Promise.all([flows.UPLOAD(), flows.QUESTION()]);
      return {
        beside: [
          ...added.flatMap((other) =>
            other.pages.map(({ code }) => flowAddress(other, entryPrefix).pathOf(code)),
          ),
          entryPrefix + home + draftPaths.authorise,
          entryPrefix + home + draftPaths.takeOver,
          entryPrefix + home + draftPaths.status,
          entryPrefix + home + draftPaths.identify,
          ...(devTools ? [`${entryPrefix}${home}/transitions`] : []),
        ],
        all: [...flow.instances.map(({ code }) => pathOf(code)), list],
        same: [...firstPages(flow).map(pathOf), ...entries.flatMap(({ query }) => asLinked(query)), list],
        linked: [
          ...eventsOf(flow, event).map(eventQuery),
          ...lanesOf(claimType, lanes).map(laneQuery),
        ].flatMap(asLinked),
      };
    }),
  );
  const about = aboutTopics.map((topic) => entryPrefix + aboutPaths[topic]);
  return {
    all: ['/', ...about, ...ofLines.flatMap(({ all }) => all)],
    same: ['/', ...about, ...ofLines.flatMap(({ same }) => same)],
    linked: ofLines.flatMap(({ linked }) => linked),
    unlisted: ofLines.flatMap(({ beside }) => beside),
  };
};

const lanesOf = (claimType: ClaimType, lanes: readonly EventLane[]) =>
  lanes.filter((lane) => lane.lines.includes(claimType));

/** The pages from the first one to the first that asks something. */
const firstPages = (flow: Flow, linked: ClaimDetail = {}): readonly string[] => {
  const { met } = situationOf(flow, linked);
  return met.slice(0, met.findIndex(asksSomething) + 1).map(({ code }) => code);
};
