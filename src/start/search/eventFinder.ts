import * as z from 'zod';
import { lines, type ServedLine } from '#machines/flows/lines.ts';
import { createEventSearch } from './eventSearch.ts';

/** What people say of each event, by line and code, and elsewhere of what is not sold here; the words that tell little, in one language. */
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

/** What was found: the likeliest event first; none where what is meant is nothing that is sold here. */
export interface Found {
  readonly events: readonly FoundEvent[];
  readonly isNotSold: boolean;
}

/**
 * Finds the events that what somebody types may be about, by the words of a language. Who tells that a person died is led to no
 * animal, though people say the same of both.
 */
export const createEventFinder = (texts: unknown): ((typed: string) => Found) => {
  const { events, ...small } = Words.parse(texts);
  const sought = lines.flatMap((line) =>
    Object.entries(events[line.claimType] ?? {}).map(([code, said]) => ({
      ...said,
      id: `${line.claimType}.${code}`,
      line,
      code,
    })),
  );
  const notSold = Object.values(events['elsewhere'] ?? {}).map((said) => ({ ...said, id: elsewhere }));
  const search = createEventSearch([...sought, ...notSold], small);
  return (typed) => {
    const ids = search(typed);
    if (ids[0] === elsewhere) return { events: [], isNotSold: true };
    const near = ids.flatMap((id) => sought.find((event) => event.id === id) ?? []);
    const isOfPerson = near[0]?.id === 'life.UMR';
    return { events: near.filter(({ id }) => !(isOfPerson && ofAnimals.has(id))), isNotSold: false };
  };
};

const elsewhere = 'elsewhere';
const ofAnimals: ReadonlySet<string> = new Set(['uniflow.PET_DEATH', 'uniflow.AGRI_ANIMALS']);
