import type * as z from 'zod';
import { pathOf, withValueAt } from '../../forms/path.ts';
import type { Conditions } from './conditions.ts';
import { noted } from './noted.ts';
import { filled, leftOut, samplesOf, type Sample } from './samples.ts';
import { schemaAt } from './schemaAt.ts';

/** Answers by the name of their field. */
type Given = ReadonlyMap<string, Sample>;

/** What was found, and the fewest answers that bring it about. */
export interface Found {
  readonly what: string;
  readonly when: Conditions;
}

export interface Question {
  /** Every answer there may be. */
  readonly schema: z.ZodObject;
  /** What is known from the beginning. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** How many rows a list begins with. */
  readonly rows?: number;
  /** Takes answers; gives what comes of them, each by a name. */
  readonly read: (answers: Readonly<Record<string, unknown>>) => readonly string[];
}

const mostAnswers = 6;
const mostTries = 4000;

/**
 * Finds out what a function makes of answers by trying: it begins with none and gives what the function looks for, one answer
 * more each time, as long as something new comes of it. So rules that are code can be shown without being written twice.
 *
 * @returns everything that comes of some answers, each with the fewest that bring it about
 */
export const explore = (question: Question): readonly Found[] => {
  const outcomes = new Map<string, Tried[]>();
  const reads = new Map<string, Tried[]>();
  const queue: Given[] = [new Map()];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const given = queue.shift();
    if (!given) break;
    const tried = tryOut(question, given);
    const isNew = [
      ...tried.came.map((what) => isFirst(outcomes, what, tried)),
      ...tried.looked.map((name) => isFirst(reads, name, tried)),
    ];
    if (given.size < mostAnswers && (given.size === 0 || isNew.includes(true)))
      queue.push(...further(question, tried));
  }
  return [...outcomes].flatMap(([what, all]) =>
    all.map((tried) => ({ what, when: new Map([...told(tried.given), ...unless(question, what, tried)]) })),
  );
};

/** Answers that were tried, what came of them and the fields that were looked for in vain. */
interface Tried {
  readonly given: Given;
  readonly came: readonly string[];
  readonly looked: readonly string[];
}

const tryOut = ({ known = {}, read }: Question, given: Given): Tried => {
  const answers = [...given].reduce<unknown>(
    (all, [name, { value }]) => withValueAt(all, name, value),
    known,
  );
  const seen = new Set<string>();
  const came = read(noted({ ...(typeof answers === 'object' ? answers : {}) }, (name) => seen.add(name)));
  return { given, came: [...new Set(came)], looked: [...seen] };
};

/** Notes what these answers bring about, unless some of them alone did. */
const isFirst = (all: Map<string, Tried[]>, what: string, tried: Tried): boolean => {
  const before = all.get(what) ?? [];
  if (before.some((fewer) => isWithin(fewer.given, tried.given))) return false;
  all.set(what, [...before, tried]);
  return true;
};

const isWithin = (fewer: Given, given: Given) =>
  [...fewer].every(([name, { value }]) => String(given.get(name)?.value) === String(value));

/** One answer more, of each field looked for; two where days may be compared. */
const further = (question: Question, { given, looked }: Tried): readonly Given[] => {
  const open = looked.map((name) => ({ name, samples: samplesAt(question, name) }));
  const days = open.filter(({ samples }) => samples.length === 2 && samples[0]?.says === filled);
  return [
    ...open.flatMap(({ name, samples }) => samples.map((sample) => new Map([...given, [name, sample]]))),
    ...days.flatMap((one) =>
      days.flatMap((other) => {
        const [early, late] = [one.samples[0], other.samples[1]];
        if (one === other || !early || !late) return [];
        return [new Map([...given, [one.name, early], [other.name, late]] satisfies [string, Sample][])];
      }),
    ),
  ];
};

const samplesAt = ({ schema, rows = 1 }: Question, name: string): readonly Sample[] => {
  const field = schemaAt(schema, pathOf(name));
  return field ? samplesOf(field, rows) : [];
};

const told = (given: Given): Conditions =>
  new Map([...given].flatMap(([name, { says }]) => (says === undefined ? [] : [[name, [says]]])));

/** The answers of a field that was looked for which leave standing what came of the others, where some do not. */
const unless = (question: Question, what: string, { given, looked }: Tried): Conditions =>
  new Map(
    looked.flatMap((name) => {
      const samples = samplesAt(question, name).filter(({ says }) => says !== undefined);
      const kept = samples.filter((sample) =>
        tryOut(question, new Map([...given, [name, sample]])).came.includes(what),
      );
      if (kept.length === samples.length) return [];
      const codes = kept.flatMap(({ says }) => (says === undefined ? [] : [says]));
      return [[name, codes.length > 0 ? codes : [leftOut]]];
    }),
  );
