import { expect, test } from 'vitest';
import * as z from 'zod';
import { Claim, type ClaimDetail } from '#machines/claim/claim.ts';
import { computed, factsIn, isComputed } from '#machines/claim/facts.ts';
import type { Check } from '#machines/claim/checkOver.ts';
import { isWithin, ofAnyRow } from '#machines/subject/path.ts';
import { codesOf, innermost } from '#machines/subject/schema.ts';
import { putAt } from '#machines/subject/valueAt.ts';
import { flows } from '#machines/flows/index.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { samplesAt } from '#test/model/samples.ts';

/** The places of a schema that hold one value each, with every list in its first row. */
const leavesIn = (schema: z.core.$ZodType, path: string): readonly string[] => {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && innermost(inner.element) instanceof z.ZodObject)
    return leavesIn(inner.element, `${path}[0]`);
  if (!(inner instanceof z.ZodObject)) return [path];
  return Object.entries(inner.shape).flatMap(([name, part]) =>
    leavesIn(part, path === '' ? name : `${path}.${name}`),
  );
};

/** Claims that answer everything, one for every code of every answer. */
const told: readonly ClaimDetail[] = (() => {
  const leaves = leavesIn(Claim, '');
  const full: ClaimDetail = {};
  for (const path of leaves) putAt(full, path, samplesAt(claimSubject, ofAnyRow(path))[0]);
  const codes = Object.entries(Claim.shape).flatMap(([name, schema]) =>
    codesOf(schema).map((code) => ({ [name]: innermost(schema) instanceof z.ZodArray ? [code] : code })),
  );
  return [full, ...codes.map((code) => ({ ...full, ...code }))];
})();

/** The answers that somebody looks at in a claim. */
const readIn = (look: (claim: ClaimDetail) => unknown): ReadonlySet<string> => {
  const read = new Set<string>();
  const watched = <T extends object>(part: T, path: string): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof name !== 'string' || !Object.hasOwn(target, name) || name === 'length') return value;
        const own = Array.isArray(target) ? `${path}[]` : path === '' ? name : `${path}.${name}`;
        if (typeof value === 'object' && value !== null) return watched(value, own);
        read.add(own);
        return value;
      },
    });
  for (const claim of told) look(watched(claim, ''));
  return read;
};

const unsaid = (reads: readonly string[], look: (claim: ClaimDetail) => unknown): readonly string[] =>
  [...readIn(look)].filter((path) => !reads.some((one) => path === one || isWithin(path, one)));

const checks: readonly (readonly [string, Check])[] = [
  ...new Map(
    flows
      .flatMap(({ pages }) => pages)
      .flatMap((page) =>
        page.checks.map((check): [string, Check] => [`${page.view} ${check.says.key}`, check]),
      ),
  ),
];

test.each(checks)('%s reads no answer but those it names', (_, { reads, find }) => {
  expect(unsaid(reads, find)).toEqual([]);
});

test.each(Object.keys(computed).filter(isComputed))(
  'the fact %s is read from no answer but those it names',
  (name) => {
    expect(unsaid(computed[name].reads, (claim) => factsIn(claim, [0])(name))).toEqual([]);
  },
);

test('an answer read but not named is found', () => {
  expect(unsaid(['incidentDate'], ({ incidentDate, country }) => [incidentDate, country])).toEqual([
    'country',
  ]);
});
