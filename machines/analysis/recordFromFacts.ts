import type { Facts, Known } from '#machines/subject/facts.ts';
import { partsOf } from '#machines/subject/path.ts';
import { schemaAt, type AnySubject } from './catalogue.ts';
import { computedFact, takesSeveral } from './factValues.ts';
import { putAt, valueAt } from '#machines/subject/valueAt.ts';
import { namesIn } from './finiteFacts.ts';
import { finiteValues } from './finiteValues.ts';
import type { ComputedFact } from '#machines/subject/subject.ts';
import { remembering } from '#machines/subject/remember.ts';

/**
 * A record that the facts can be read from, with nothing else in it. Where facts contradict each other (at work and doing sport),
 * as many hold as can.
 */
export const recordFromFacts = (subject: AnySubject, known: Facts): object => {
  const names = namesIn(subject, known);
  const computed = names.flatMap((name) => {
    const fact = computedFact(subject, name);
    return fact ? [{ name, fact }] : [];
  });
  const answers = names.filter((name) => !computedFact(subject, name));
  const record: object = {};
  for (const name of answers) if (!name.includes('[]')) put(subject, record, name, known);
  for (const [, group] of Map.groupBy(computed, ({ fact }) => fact.reads[0]))
    settle({ subject, group, answers, known }, record);
  // Rows come last: how many there are, a computed fact may say.
  for (const name of answers) if (name.includes('[]')) put(subject, record, name, known);
  return record;
};

/** True when every known fact can be read from a record, those about rows from its first rows. */
export const holdsFacts = (subject: AnySubject, record: object, known: Facts): boolean => {
  const names = namesIn(subject, known);
  return countHolding(subject, record, { names, known }) === names.length;
};

const put = (subject: AnySubject, record: object, name: string, known: Facts): void => {
  const value = takesSeveral(subject, name) ? [known[name]].flat() : known[name];
  for (const path of inEveryRow(record, name)) putAt(record, path, value);
};

/** The path in every existing row, or in the first where there is none. */
const inEveryRow = (record: object, path: string): readonly string[] => {
  const list = path.split('[]')[0] ?? path;
  if (list === path) return [path];
  const rows = valueAt(record, list);
  const count = Array.isArray(rows) ? Math.max(1, rows.length) : 1;
  return Array.from({ length: count }, (_, row) => path.replace('[]', `[${row}]`)).flatMap((one) =>
    inEveryRow(record, one),
  );
};

interface Settling {
  readonly subject: AnySubject;
  /** Computed facts that are read from the same answer. */
  readonly group: readonly { readonly name: string; readonly fact: ComputedFact }[];
  readonly answers: readonly string[];
  readonly known: Facts;
}

/** Answers what computed facts are read from, so that most of them hold and most of the answers given as well. */
const settle = ({ subject, group, answers, known }: Settling, record: object): void => {
  const paths = [...new Set(group.flatMap(({ fact }) => fact.reads))];
  const names = [...group.map(({ name }) => name), ...answers.filter((name) => paths.includes(name))];
  const parts = [...new Set(paths.flatMap((path) => partsOf(path)[0] ?? []))].map(String);
  const given = Object.fromEntries(Object.entries(record).filter(([part]) => parts.includes(part)));
  const wanted = Object.fromEntries(names.map((name) => [name, known[name]]));
  const key = JSON.stringify([wanted, given]);
  const settled = settledOf(subject);
  const answered =
    settled.get(key) ?? bestOf(subject, given, { codes: group.flatMap(codesOf), paths, known: wanted });
  settled.set(key, answered);
  Object.assign(record, structuredClone(answered));
};

const codesOf = ({ fact: { codes = [] } }: Settling['group'][number]) => codes;

// A way is searched over the same few facts thousands of times, and each time all their values would be tried.
const settledOf = remembering((_subject: AnySubject) => new Map<string, object>());

interface Wanted {
  readonly codes: readonly string[];
  readonly paths: readonly string[];
  readonly known: Facts;
}

/** The answers given, and at the paths those by which most of the wanted facts hold. */
const bestOf = (subject: AnySubject, given: object, { codes, paths, known }: Wanted): object => {
  const names = namesIn(subject, known);
  let best = given;
  let most = countHolding(subject, given, { names, known });
  for (const answered of assignments(subject, given, paths, codes)) {
    if (most === names.length) break;
    const count = countHolding(subject, answered, { names, known });
    if (count > most) [best, most] = [answered, count];
  }
  return best;
};

/** The record with each of the values in turn at each of the paths, first as it is. */
function* assignments(
  subject: AnySubject,
  record: object,
  [path, ...rest]: readonly string[],
  codes: readonly string[],
): Generator<object> {
  if (path === undefined) yield record;
  else {
    yield* assignments(subject, record, rest, codes);
    for (const value of [...codes, ...finiteValues(schemaAt(subject, path))]) {
      const answered = { ...record };
      for (const one of inEveryRow(answered, path)) putAt(answered, one, value);
      yield* assignments(subject, answered, rest, codes);
    }
  }
}

const countHolding = (
  subject: AnySubject,
  record: object,
  { names, known }: { readonly names: readonly string[]; readonly known: Facts },
): number => {
  const read = subject.factsIn(record, [0, 0]);
  return names.filter((name) => isTold(known[name], read(name))).length;
};

const isTold = (wanted: Known, told: Known): boolean => {
  const all = [told].flat();
  return told !== undefined && [wanted].flat().every((one) => all.includes(one));
};
