import type { Documented } from '#machines/analysis/rulesOf.ts';
import { collecting, isTouching, touch, type Case } from './collected.ts';
import { partsOf, type Changed } from './mutant.ts';

const loads = import.meta.glob(
  [
    '../flows/**/*.test.ts',
    '../inspect/scenarios.test.ts',
    '../app/dialogsOfSpecification.test.ts',
    '../report/*.test.ts',
    '../flow/{prune,summary}.test.ts',
    '../claim/offeredCodes.test.ts',
    '../claim/rules/contradictions.test.ts',
    '../sales/**/*.test.ts',
  ],
  { query: '?judge' },
);

/** The tests that know what is right in a flow. */
export interface Judges {
  readonly count: number;
  /** The first case that a changed flow fails, undefined where it fails none. */
  readonly caughtBy: (changed: Changed) => Promise<string | undefined>;
}

interface Tried {
  readonly took: number;
  caught: number;
}

/**
 * The tests that know what is right in a flow: those of its line, those of all lines, and the promises, as far as they read it. Throws
 * where the flow as it is fails one of them, because then they could judge no other.
 *
 * @param isJudge which of the files are asked; all by default
 */
export const judgesOf = async (
  flow: Documented,
  isJudge: (file: string) => boolean = () => true,
): Promise<Judges> => {
  const files = Object.entries(loads).filter(([file]) => isAbout(flow, file) && isJudge(file));
  const collects: (() => readonly Case[])[] = [];
  for (const [file, load] of files) {
    const cases = await collecting(load);
    const [name = file] = /[^/]+\/[^/]+$/.exec(file) ?? [];
    collects.push(() => cases().map((one) => ({ ...one, name: `${name}: ${one.name}` })));
  }
  const all = () => collects.flatMap((cases) => cases());
  const tried = await readingCases(flow, all);
  const worth = ({ name }: Case) => {
    const { took = 0, caught = 0 } = tried.get(name) ?? {};
    return (caught + 0.1) / (took + 1);
  };
  return {
    count: tried.size,
    caughtBy: async (changed) => {
      const asItIs = partsOf(flow);
      // Tests know a flow by what they import, so it is changed where it stands, and is itself again in the end.
      Object.assign(flow, changed);
      try {
        const cases = all();
        const asked = cases.filter(({ name }) => tried.has(name));
        for (const { name, run } of asked.toSorted((one, other) => worth(other) - worth(one)))
          if ((await failureOf(run)) !== undefined) {
            const known = tried.get(name);
            if (known) known.caught += 1;
            return name;
          }
        return undefined;
      } finally {
        Object.assign(flow, asItIs);
      }
    },
  };
};

/** The cases that read a flow, each with how long it took. */
const readingCases = async (
  flow: Documented,
  all: () => readonly Case[],
): Promise<ReadonlyMap<string, Tried>> => {
  const tried = new Map<string, Tried>();
  const asItIs = Object.entries(partsOf(flow));
  for (const [name, value] of asItIs)
    Object.defineProperty(flow, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        touch();
        return value;
      },
    });
  try {
    for (const { name, run, isAbout } of all()) {
      const begun = performance.now();
      let wrong: string | undefined;
      const isReading = await isTouching(async () => {
        wrong = await failureOf(run);
      });
      if (wrong !== undefined) throw new Error(`${flow.code} as it is fails ${name}: ${wrong}`);
      if (isAbout || isReading) tried.set(name, { took: performance.now() - begun, caught: 0 });
    }
  } finally {
    for (const [name, value] of asItIs)
      Object.defineProperty(flow, name, { configurable: true, enumerable: true, writable: true, value });
  }
  return tried;
};

/** What is wrong by a case, undefined where nothing is. */
const failureOf = async (run: () => unknown): Promise<string | undefined> => {
  try {
    await run();
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
};

/** Files about another line know nothing of this one, and those about reports and those about sales nothing of each other. */
const isAbout = ({ code }: Documented, file: string): boolean => {
  const [of] = code.split('.');
  const [, line] = /flows\/(car|liability|life|property|uniflow)\//.exec(file) ?? [];
  return file.startsWith('../sales/')
    ? of === 'sales'
    : of !== 'sales' && (line === undefined || line === of);
};
