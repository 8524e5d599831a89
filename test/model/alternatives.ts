import * as z from 'zod';
import { check } from '../../machines/claim/issue.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { facts } from '../../machines/flow/facts.ts';
import type { Page } from '../../machines/flow/page.ts';
import { candidatesOf, schemaAt, unwrapped } from './candidates.ts';
import { pathsCheckedAt, pathsReadBy } from './notedPaths.ts';
import { factsReadIn } from './reads.ts';
import { namedSamples } from './samples.ts';

/** An answer that decides the way or what passes further on, and the values to try. */
export interface Deciding {
  /** Dotted path of the answer. */
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Takes a flow and a page; gives the answers of the page that rules and checks of the flow read, each with the values it may take. */
export const decidingAnswers = (flow: Flow, page: Page): readonly Deciding[] => {
  const found = new Map<string, Map<string | undefined, unknown>>();
  for (const { path, hints } of readIn(flow)) {
    const place = placeOf(page.answers, path);
    const field = place && schemaAt(page.answers, place);
    // The rows of a list with a page each are told on their own pages.
    if (!place || place[0] === page.rows?.list || !(field instanceof z.ZodType)) continue;
    const hinted = isWhole(place) ? [] : hints.filter((value) => check(field, value).ok);
    const name = place.join('.');
    const values = found.get(name) ?? new Map<string | undefined, unknown>();
    found.set(name, values);
    for (const value of [...hinted, ...candidatesOf(place.at(-1) ?? '', field), ...pairs(field)])
      values.set(JSON.stringify(value), value);
  }
  return [...found].map(([name, values]) => ({ name, values: [...values.values()] }));
};

/** Of a list of codes also every two of them: a rule may ask for one beside another. */
const pairs = (field: z.ZodType): readonly unknown[] => {
  if (!(field instanceof z.ZodArray) || !(field.element instanceof z.ZodEnum)) return [];
  const { options } = field.element;
  return options.flatMap((one, index) => options.slice(index + 1).map((other) => [one, other]));
};

/** The paths that rules and checks read; the values of a fact hint at those of its answer. */
const readIn = (flow: Flow): readonly { path: readonly string[]; hints: readonly unknown[] }[] => [
  ...[...factsReadIn(flow)].flatMap((fact) =>
    pathsReadBy(fact).map((path) => ({ path, hints: facts[fact].values })),
  ),
  ...flow.pages.flatMap(pathsCheckedAt).map((path) => ({ path, hints: [] })),
];

/** The longest part of the path that the page asks for. A list stands for itself: the answer is the list, not an item of it. */
const placeOf = (schema: z.ZodObject, path: readonly string[]): readonly string[] | undefined =>
  path
    .map((_, index) => path.slice(0, index + 1))
    .filter((_, index, places) => !places.slice(0, index).some(isWhole))
    .findLast((place) => {
      const above = schemaAt(schema, place.slice(0, -1));
      return above && unwrapped(above) instanceof z.ZodObject && schemaAt(schema, place) !== undefined;
    });

/** Its parts belong together: they are sampled as one. */
const isWhole = (place: readonly string[]): boolean =>
  (namedSamples[place.at(-1) ?? ''] ?? []).some((value) => typeof value === 'object');
