import * as z from 'zod';
import { lines, type ServedLine } from '#machines/flows/lines.ts';
import { createEventSearch } from './eventSearch.ts';

/** What people say of each event, by line and code, and the words that tell little, in one language. */
const Words = z.object({
  unsaid: z.string(),
  aside: z.string(),
  events: z.record(z.string(), z.record(z.string(), z.object({ title: z.string(), words: z.string() }))),
});

/** An event that may be reported, with what it is called. */
export interface FoundEvent {
  readonly id: string;
  readonly line: ServedLine;
  readonly code: string;
  readonly title: string;
}

/** Finds the events that what somebody types may be about, the likeliest first, by the words of a language. */
export const createEventFinder = (texts: unknown): ((typed: string) => readonly FoundEvent[]) => {
  const { events, ...small } = Words.parse(texts);
  const sought = lines.flatMap((line) =>
    Object.entries(events[line.claimType] ?? {}).map(([code, said]) => ({
      ...said,
      id: `${line.claimType}.${code}`,
      line,
      code,
    })),
  );
  const search = createEventSearch(sought, small);
  return (typed) => search(typed).flatMap((id) => sought.find((event) => event.id === id) ?? []);
};
