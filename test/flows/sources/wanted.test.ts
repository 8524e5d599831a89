import { describe, expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { everyQuestion, needOf } from './everyQuestion.ts';
import leftOut from './leftOut.json' with { type: 'json' };
import otherwise from './otherwise.json' with { type: 'json' };
import wanted from './wanted.json' with { type: 'json' };

type Need = 'required' | 'optional' | 'sometimes';
type Deviations = Readonly<Record<string, { readonly asked: string; readonly why: string }>>;
type Wanted = Readonly<Record<string, Readonly<Partial<Record<Need, string>>>>>;

const needs = ['required', 'optional', 'sometimes'] as const;
const drafts = flows.filter(({ flowType }) => flowType === 'DRAFT');
const pagesOf = (line: string) => drafts.find(({ claimType }) => claimType === line)?.pages ?? [];

/** What a line asks of what was agreed for it, on the page that it was agreed for, else wherever it asks. */
const askedIn = (line: string, place: string, name: string): readonly string[] => {
  const on = (isHere: (path: string) => boolean, isIt: (ask: string) => boolean) =>
    pagesOf(line)
      .filter(({ path }) => isHere(path))
      .flatMap(everyQuestion)
      .filter(({ ask }) => isIt(ask));
  const here = on(
    (path) => path === place,
    (ask) => ask === name,
  );
  const anywhere = on(
    () => true,
    (ask) =>
      ask === name || ask.endsWith(`[].${name}`) || ask.startsWith(`${name}.`) || name.startsWith(`${ask}.`),
  );
  return [...new Set((here.length > 0 ? here : anywhere).map(needOf))];
};

const isAgreed = (need: Need, asked: readonly string[]): boolean => {
  if (asked.length === 0) return false;
  if (need === 'required') return asked.every((one) => one === 'required' || one === 'where asked');
  return need === 'optional' ? asked.every((one) => one === 'optional') : !asked.includes('required');
};

/** How a line asks what was agreed otherwise, by the name of the answer. */
const differing = (line: string, places: Wanted) => {
  const found = Object.entries(places).flatMap(([place, byNeed]) =>
    needs.flatMap((need) =>
      (byNeed[need] ?? '')
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => ({ name, need, asked: askedIn(line, place, name) }))
        .filter(({ asked }) => !isAgreed(need, asked)),
    ),
  );
  return Object.fromEntries(
    [...Map.groupBy(found, ({ name }) => name)].map(([name, all]) => {
      const asked = [...new Set(all.flatMap((one) => one.asked))].toSorted();
      return [name, asked.join(', ') || 'not asked'];
    }),
  );
};

describe.each(Object.entries<Wanted>(wanted))('in a report of %s', (line, places) => {
  const allowed = Object.entries<Deviations>(otherwise).find(([one]) => one === line)?.[1] ?? {};

  test('what must be told and what may be left out is as it was agreed, or otherwise by a decision', () => {
    expect(differing(line, places)).toEqual(
      Object.fromEntries(Object.entries(allowed).map(([name, { asked }]) => [name, asked])),
    );
  });

  test('whatever may be left out is listed, and nothing else may', () => {
    const listed = Object.entries(leftOut).find(([one]) => one === line)?.[1];
    const found = Map.groupBy(
      pagesOf(line).flatMap((page) =>
        everyQuestion(page).flatMap((question) => {
          const need = needOf(question);
          const mark = need === 'sometimes' ? '?' : '';
          return need === 'optional' || need === 'sometimes'
            ? [{ page: page.code, ask: `${question.ask}${mark}` }]
            : [];
        }),
      ),
      ({ page }) => page,
    );
    expect(
      Object.fromEntries(
        [...found].map(([page, all]) => [page, [...new Set(all.map(({ ask }) => ask))].toSorted().join(' ')]),
      ),
    ).toEqual(listed);
  });
});

test('every line says why it asks otherwise', () => {
  const reasons = Object.values(otherwise).flatMap((byName) => Object.values(byName).map(({ why }) => why));
  expect(reasons.filter((why) => why.length < 10)).toEqual([]);
});
