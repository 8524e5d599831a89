import { expect, vi } from 'vitest';
import { valueAt } from '#machines/subject/valueAt.ts';

/** A test as it is written, and what is run before it. */
export interface Case {
  readonly name: string;
  /** What it is about was read from the flow judged. */
  readonly isAbout: boolean;
  readonly run: () => unknown;
}

type Body = (...given: readonly unknown[]) => unknown;

interface Suite {
  readonly name: string;
  /** What is done before each of its cases, and after it: nothing lasts from one to the next. */
  readonly around: { readonly before: Body[]; readonly after: Body[] };
  readonly cases: Case[];
}

const emptySuite = (): Suite => ({ name: '', around: { before: [], after: [] }, cases: [] });
let suite = emptySuite();
let isTouched = false;

/** Says that the flow judged was read. What reads it while cases are collected makes each of them one that does. */
export const touch = (): void => {
  isTouched = true;
};

/** True when something reads the flow judged. */
export const isTouching = async (run: () => unknown): Promise<boolean> => {
  isTouched = false;
  await run();
  return isTouched;
};

const rowOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

/** The name of a case with its first texts, and with the code or name of what it is about. */
const worded = (name: string, row: readonly unknown[]): string => {
  const texts = [...row];
  return name
    .replaceAll('%s', () => String(texts.shift()))
    .replaceAll(/\$([\w.]+)/g, (asked, path: string) => String(valueAt(Object(row[0]), path) ?? asked));
};

/** What is given to each of several, by their numbers. */
const each =
  (registered: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows) registered(worded(name, rowOf(row)), () => body(...rowOf(row)));
  };

const addCase = (name: string, body: Body): void => {
  const { before, after } = suite.around;
  suite.cases.push({
    name: `${suite.name} ${name}`.trim(),
    isAbout: isTouched,
    run: async () => {
      try {
        for (const one of before) await one();
        await body();
      } finally {
        for (const one of after) await one();
      }
    },
  });
};

/** What is within is only found when the cases are collected, because it may read the flow. */
const addSuite = (name: string, body: Body): void => {
  const around = suite;
  const wasTouched = isTouched;
  const { before, after } = around.around;
  suite = {
    name: `${around.name} ${name}`.trim(),
    around: { before: [...before], after: [...after] },
    cases: around.cases,
  };
  body();
  suite = around;
  isTouched = wasTouched;
};

// A file says at once what it has, and each time it is judged anew: what it registers on top is kept.
let top: (() => void)[] | undefined;
const registering =
  (add: (name: string, body: Body) => void) =>
  (name: string, body: Body): void => {
    const kept = top;
    if (kept) kept.push(() => add(name, body));
    else add(name, body);
  };

/** What a judge takes from Vitest instead of it: its cases are kept, to be run as often as there are mutants. */
export const test = Object.assign(registering(addCase), { each: each(registering(addCase)) });
export const describe = Object.assign(registering(addSuite), { each: each(registering(addSuite)) });
const registeringHook = (when: 'before' | 'after') => {
  const register = registering((_, body) => suite.around[when].push(body));
  return (body: Body): void => register('', body);
};
export const beforeAll = registeringHook('before');
export const afterAll = registeringHook('after');
export { expect, vi };

/** Loads a file of tests and gives the way to collect its cases by the flows as they are then. */
export const collecting = async (load: () => Promise<unknown>): Promise<() => readonly Case[]> => {
  const kept: (() => void)[] = [];
  top = kept;
  await load();
  top = undefined;
  return () => {
    suite = emptySuite();
    isTouched = false;
    for (const register of kept) register();
    return suite.cases;
  };
};
