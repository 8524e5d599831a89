import { factsReaching } from '#machines/analysis/factsReaching.ts';
import { isConsistent } from '#machines/analysis/isConsistent.ts';
import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { satisfying } from '#machines/analysis/satisfying.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { Names } from '#machines/flow/page.ts';
import { prune } from '#machines/flow/prune.ts';
import type { Documented } from '#machines/analysis/rulesOf.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { behaviourOf } from './behaviour.ts';
import type { Mutant } from './mutant.ts';

/** As many worlds are made for one place of a flow. */
const most = 12;

/**
 * True where a mutant is the flow itself to whoever fills it in: worlds are made in which it would be noticed, by the rules that say where
 * and the pages to come by, and in none of them does the flow behave otherwise. What no such rule is known of is never equivalent.
 */
export const isEquivalent = (flow: Documented, mutant: Mutant): boolean => {
  if (mutant.noticed.length === 0) return false;
  const other = { ...flow, ...mutant.changed() };
  return !worldsOf(flow, mutant).some((world) => {
    // An answer that nobody is asked for is in no record, and what is known from the start in each.
    const { record } = prune<Names>(flow, { ...recordFromFacts(flow.subject, world), ...flow.known });
    return behaviourOf(flow, record) !== behaviourOf(other, record);
  });
};

function* worldsOf(flow: Documented, { noticed, page, through = page === undefined ? [] : [page] }: Mutant) {
  const places = through.map((code) => getPage<Names>(flow, code).code);
  const wanted = noticed.flatMap((rule) => satisfying(flow.subject, rule, {}, 'PASS'));
  const possible = wanted.filter((facts) => isConsistent(flow, facts));
  for (const facts of spread(possible)) {
    yield facts;
    for (const place of places) {
      const there: Facts | undefined = factsReaching(flow, place, facts);
      if (there) yield there;
    }
  }
}

/** A few of many, from the first to the last. */
const spread = <T>(all: readonly T[]): readonly T[] =>
  all.length <= most ? all : all.filter((_, at) => at % Math.ceil(all.length / most) === 0);
