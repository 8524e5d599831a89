import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import { factsIn } from '#machines/claim/facts.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { eventsOf } from '#machines/report/eventsOf.ts';
import { isAsked, offeredBy } from '#machines/flow/question.ts';
import { eventQuery } from '#machines/report/linkedEvent.ts';
import { lines } from '#machines/flows/lines.ts';

const linkedBy = (query: string, { linked }: (typeof lines)[number]) => linked?.(new URLSearchParams(query));

describe.each(lines.map((line) => [line.claimType, line] as const))('a link to %s', (_, line) => {
  test('that names what happened shows it chosen where it is asked, and lets it be changed', async () => {
    const flow = await line.flows.DRAFT();
    for (const event of eventsOf(flow, line.event)) {
      const claim = { claimType: line.claimType, ...linkedBy(eventQuery(event), line) };
      expect([valueAt(claim, line.event)].flat(), event).toEqual([event]);
      const asked = situationOf(flow, claim)
        .walked.flatMap(({ questions }) => questions)
        .find(({ ask }) => ask === line.event);
      const offered = asked && (offeredBy(asked, factsIn(claim)) ?? [event]);
      expect(asked && isAsked(asked, factsIn(claim)), event).toBe(true);
      expect(offered, event).toContain(event);
    }
  });

  test('tells nothing by an event that nobody knows', () => {
    for (const query of ['', 'event=', 'event=SRNA', 'event=<script>', 'srna'])
      expect(linkedBy(query, line), query).toEqual({});
  });
});
