import type { ClaimDetail } from '#machines/claim/claim.ts';
import { computed, factsIn, isComputed, type FactName } from '#machines/claim/facts.ts';
import type { Facts, Known } from '#machines/subject/facts.ts';
import { partsOf } from '#machines/subject/path.ts';
import { takesSeveral } from './factValues.ts';
import { putAt, valueAt } from '#machines/subject/valueAt.ts';
import { schemaAt } from '#machines/claim/schemaAt.ts';
import { namesIn } from './finiteFacts.ts';
import { finiteValues } from './finiteValues.ts';

/**
 * A claim that the facts can be read from, with nothing else in it. Where facts contradict each other (at work and doing sport),
 * as many hold as can.
 */
export const claimFromFacts = (known: Facts): ClaimDetail => {
  const names = namesIn(known);
  const answers = names.filter((name) => !isComputed(name));
  const claim: ClaimDetail = {};
  for (const name of answers) if (!name.includes('[]')) put(claim, name, known);
  for (const [, group] of Map.groupBy(names.filter(isComputed), (name) => computed[name].reads[0]))
    settle(claim, group, answers, known);
  // Rows come last: how many there are, a computed fact may say.
  for (const name of answers) if (name.includes('[]')) put(claim, name, known);
  return claim;
};

/** True when every known fact can be read from a claim, those about rows from its first rows. */
export const holdsFacts = (claim: ClaimDetail, known: Facts): boolean => {
  const names = namesIn(known);
  return countHolding(claim, names, known) === names.length;
};

const put = (claim: ClaimDetail, name: FactName, known: Facts): void => {
  const value = takesSeveral(name) ? [known[name]].flat() : known[name];
  for (const path of inEveryRow(claim, name)) putAt(claim, path, value);
};

/** The path in every existing row, or in the first where there is none. */
const inEveryRow = (claim: ClaimDetail, path: string): readonly string[] => {
  const list = path.split('[]')[0] ?? path;
  if (list === path) return [path];
  const rows = valueAt(claim, list);
  const count = Array.isArray(rows) ? Math.max(1, rows.length) : 1;
  return Array.from({ length: count }, (_, row) => path.replace('[]', `[${row}]`)).flatMap((one) =>
    inEveryRow(claim, one),
  );
};

/** Answers what computed facts are read from, so that most of them hold and most of the answers given as well. */
const settle = (
  claim: ClaimDetail,
  group: readonly (keyof typeof computed)[],
  answers: readonly FactName[],
  known: Facts,
): void => {
  const paths = [...new Set(group.flatMap((name) => computed[name].reads))];
  const names = [...group, ...answers.filter((name) => paths.some((path) => path === name))];
  const parts = [...new Set(paths.flatMap((path) => partsOf(path)[0] ?? []))].map(String);
  const given = Object.fromEntries(Object.entries(claim).filter(([part]) => parts.includes(part)));
  const wanted = Object.fromEntries(names.map((name) => [name, known[name]]));
  const key = JSON.stringify([wanted, given]);
  const answered = settled.get(key) ?? bestOf(given, { group, paths, wanted });
  settled.set(key, answered);
  Object.assign(claim, structuredClone(answered));
};

// A way is searched over the same few facts thousands of times, and each time all their values would be tried.
const settled = new Map<string, ClaimDetail>();

interface Settling {
  readonly group: readonly (keyof typeof computed)[];
  readonly paths: readonly string[];
  readonly wanted: Facts;
}

/** The answers given, and at the paths those by which most of the wanted facts hold. */
const bestOf = (given: ClaimDetail, { group, paths, wanted }: Settling): ClaimDetail => {
  const codes = group.flatMap((name) => computed[name].codes ?? []);
  const names = namesIn(wanted);
  let best = given;
  let most = countHolding(given, names, wanted);
  for (const answered of assignments(given, paths, codes)) {
    if (most === names.length) break;
    const count = countHolding(answered, names, wanted);
    if (count > most) [best, most] = [answered, count];
  }
  return best;
};

/** The claim with each of the values in turn at each of the paths, first as it is. */
function* assignments(
  claim: ClaimDetail,
  [path, ...rest]: readonly string[],
  codes: readonly string[],
): Generator<ClaimDetail> {
  if (path === undefined) yield claim;
  else {
    yield* assignments(claim, rest, codes);
    for (const value of [...codes, ...finiteValues(schemaAt(path))]) {
      const answered = { ...claim };
      for (const one of inEveryRow(answered, path)) putAt(answered, one, value);
      yield* assignments(answered, rest, codes);
    }
  }
}

const countHolding = (claim: ClaimDetail, names: readonly FactName[], known: Facts): number => {
  const read = factsIn(claim, [0, 0]);
  return names.filter((name) => isTold(known[name], read(name))).length;
};

const isTold = (wanted: Known, told: Known): boolean => {
  const all = [told].flat();
  return told !== undefined && [wanted].flat().every((one) => all.includes(one));
};
