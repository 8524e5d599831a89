import { expect, test } from 'vitest';
import { catalogueOf, everyDialog, isOfCatalogue } from '#machines/assist/catalogue.ts';
import { seenOf } from '#machines/assist/seenOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { answersTo, type Question } from '#machines/flow/question.ts';
import { Seen } from '#machines/service/assist/seen.ts';
import checks from '#machines/texts/cs/checks.json' with { type: 'json' };
import type { ModelPath } from './modelPaths.ts';

/** Typed into every field, and told by none. */
const canary = 'Kanárek 790314/9034';
const keys = Object.keys(checks);
const states = ['EMPTY', 'ANSWERED', 'WRONG'];

const askedIn = ({ rows = [], ...question }: Question): readonly string[] => [
  question.ask,
  ...answersTo(question).map(({ name }) => name),
  ...rows.flatMap(askedIn),
];

/** Every name and every text that a record has, whatever it is. */
const leavesOf = (value: unknown, name: string): readonly (readonly [string, string])[] => {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([part, inner]) => {
    const at = Array.isArray(value) ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`;
    return leavesOf(inner, at);
  });
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What would be told of the last page of every way through a flow, with fields named and filled by whatever the record holds. */
const toldOf = (flow: AnyFlow, paths: readonly ModelPath[]): readonly Seen[] => {
  const catalogue = catalogueOf(flow, keys);
  return paths.flatMap(({ pages, claim }) => {
    const page = pages.at(-1) ?? '';
    const leaves = leavesOf(claim, '');
    const fields = [
      ...leaves.map(([name, text]) => ({ name, isGiven: true, wrong: text })),
      ...leaves.map(([, text]) => ({ name: text, isGiven: true, wrong: 'required' })),
      ...flow.instances.flatMap(({ questions }) =>
        questions
          .flatMap(askedIn)
          .map((name) => ({ name: name.replaceAll('[]', '[1]'), isGiven: true, wrong: canary })),
      ),
      { name: canary, isGiven: true, wrong: canary },
    ];
    const told = seenOf(catalogue, {
      page,
      dialog: canary,
      fields,
      focus: canary,
      pointer: { name: leaves[0]?.[0] ?? canary, x: 7903149034, y: 0.5 },
    });
    return told ? [told] : [];
  });
};

/** What must hold of what a helper from afar is told of a flow, on every way through it, as tests. */
export const describeSeen = (flow: AnyFlow, paths: readonly ModelPath[]) => {
  const told = toldOf(flow, paths);
  const catalogue = catalogueOf(flow, keys);

  test('tells a helper nothing that is not in the catalogue, on any way', () => {
    const names = new Set([
      flow.code,
      ...flow.instances.map(({ code }) => code),
      ...flow.instances.flatMap(({ questions }) => questions.flatMap(askedIn)),
      ...everyDialog,
      ...keys,
      ...states,
    ]);
    const all = new Set(told.flatMap(textsIn));
    expect(all.size).toBeGreaterThan(1);
    expect([...all].filter((text) => !names.has(text))).toEqual([]);
    expect(told.map((seen) => isOfCatalogue(catalogue, seen))).toEqual(told.map(() => true));
  });

  test('is told to a helper in one small message, as its shape allows', () => {
    for (const seen of told) {
      expect(Seen.parse(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
      expect(JSON.stringify(seen).length).toBeLessThan(6600);
    }
  });

  test('tells a helper the questions of every page that asks something', () => {
    const asking = flow.instances.filter(({ code, questions }) =>
      questions.some(({ ask }) => catalogue.field(code, ask) !== undefined),
    );
    const shown = new Set(told.filter(({ fields }) => fields.length > 0).map(({ page }) => String(page)));
    expect(asking.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
  });
};
