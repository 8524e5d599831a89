import { describe, expect, test } from 'vitest';
import { foundWithVehicle } from '../../machines/claim/fallsWith.ts';
import { lookupFields } from '../../machines/claim/lookupAnswers.ts';
import { isFixedAnswer } from '../../machines/flows/car/fixedAnswers.ts';
import { flows } from '../../machines/flows/index.ts';
import { Claim } from '../../machines/claim/claim.ts';
import type { Page } from '../../machines/flow/page.ts';
import { questionsOf } from '../../src/pages/askedOn.ts';
import { pageFields } from '../../src/inspect/fields/pageFields.ts';

const rootOf = (name: string) => name.split(/[.[]/)[0] ?? name;
/** Shown beside what is asked: a lookup found it. */
const isFound = (name: string) => name in lookupFields || foundWithVehicle.includes(name);
const rootsIn = (page: Page): readonly string[] => Object.keys(page.answers.shape);

describe.each(flows)('the pages of $code', (flow) => {
  const asking = flow.pages.filter((page) => !page.sends && rootsIn(page).length > 0);
  const declared = asking.flatMap((page) =>
    questionsOf(flow.claimType, page).map(({ questions }) => ({ page, names: Object.keys(questions) })),
  );

  test('ask for nothing that no claim has', () => {
    const unknown = declared.flatMap(({ page, names }) =>
      names.filter((name) => !(rootOf(name) in Claim.shape)).map((name) => `${page.code}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('ask for what their schemas take, and show besides only what a lookup found', () => {
    const takenBy = ({ view }: Page) =>
      new Set(
        flows
          .filter(({ claimType }) => claimType === flow.claimType)
          .flatMap(({ pages }) => pages.filter((page) => page.view === view).flatMap(rootsIn)),
      );
    const strange = declared.flatMap(({ page, names }) =>
      names
        .filter((name) => !takenBy(page).has(rootOf(name)) && !isFound(rootOf(name)))
        .map((name) => `${page.code}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test('ask for every answer that their schemas do not let be left out', () => {
    const unasked = asking.flatMap((page) => {
      const asked = new Set(pageFields(flow, page).asked.map(({ name }) => rootOf(name)));
      return (
        Object.entries(page.answers.shape)
          .filter(([name, field]) => !field.safeParse(undefined).success && !asked.has(name))
          // The rows of a list have pages of their own; some answers can only be one.
          .filter(([name]) => name !== page.rows?.list && !isFixedAnswer(name, {}))
          .map(([name]) => `${page.code}: ${name}`)
      );
    });
    expect(unasked).toEqual([]);
  });
});
