import * as z from 'zod';
import type { Documented } from '#machines/analysis/rulesOf.ts';
import { isEquivalent } from './isEquivalent.ts';
import type { Judges } from './judges.ts';
import { nameOf, type Mutant } from './mutant.ts';
import { mutantsOf } from './mutantsOf.ts';

const Judged = z.object({
  name: z.string(),
  kind: z.string(),
  /** Code of the page; none for a document. */
  page: z.string().optional(),
  became: z.enum(['caught', 'equivalent', 'survived']),
  /** The case that caught it. */
  by: z.string().optional(),
});
/** What became of a mutant. */
export type Judged = z.infer<typeof Judged>;

/** What became of the mutants of a flow the last time, as it was written. Throws where it is not written so. */
export const judgedIn = (file: string): readonly Judged[] =>
  z.object({ judged: z.array(Judged) }).parse(JSON.parse(file)).judged;

/**
 * A share of the mutants of a flow, always the same ones: each is taken or left by its name alone. Another share of as many begins
 * elsewhere between 0 and 1, so that a score can be tried on mutants that nobody has looked at.
 */
export const shareOf = (flow: Documented, share: number, from = 0): readonly Mutant[] =>
  mutantsOf(flow).filter((mutant) => {
    const place = placeOf(nameOf(mutant));
    return place >= from && place < from + share;
  });

/** Where a name stands between 0 and 1. */
const placeOf = (name: string): number => {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum / 2 ** 32;
};

/** What becomes of a mutant of a flow: a test catches it, nobody could notice it, or it survives. */
export const judgedOf = async (flow: Documented, judges: Judges, mutant: Mutant): Promise<Judged> => {
  const { kind, page } = mutant;
  const by = await judges.caughtBy(mutant.changed());
  const named = { name: nameOf(mutant), kind, ...(page !== undefined && { page }) };
  if (by !== undefined) return { ...named, became: 'caught', by };
  return { ...named, became: isEquivalent(flow, mutant) ? 'equivalent' : 'survived' };
};

/** What follows the name of a rule in the words of what was done to it. */
const deeds =
  /,? (?:was dropped|is turned around|no longer (?:asks for|counts|offers|helps|is needed)|is no longer|only helps|may be left out|must be answered|adds nothing|takes \d+|is asked where|comes before|is never).*$/;

/** What a mutant was done to, in words: every mutant of one rule, question, check or document has the same. */
export const ruleIn = (name: string): string => {
  const bare = name.replace(deeds, '').replace(/^(?:[^,:]+)(?:, page )?/, '');
  return bare === '' ? name : bare.replace(/^: /, 'documents: ');
};

/** How many of some mutants became what, and how many in a hundred of those that could be noticed were caught. */
export const countOf = (all: readonly Judged[]) => {
  const count = (became: Judged['became']) => all.filter((one) => one.became === became).length;
  const [caught, equivalent, survived] = [count('caught'), count('equivalent'), count('survived')];
  const score = caught + survived === 0 ? 100 : Math.round((100 * caught) / (caught + survived));
  return { made: all.length, caught, equivalent, survived, score };
};
