import { situationOf } from '#machines/flow/situation.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { factsReaching } from '#machines/analysis/factsReaching.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { inRows, isWithin } from '#machines/subject/path.ts';
import { askedOn } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { rowsOf } from '#machines/flow/page.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { flows } from '#machines/flows/index.ts';
import { givenPage } from './givenPage.tsx';
import { wholeClaimsOf } from './wholeClaims.ts';

interface Asking {
  readonly flow: Flow;
  readonly page: Page;
  readonly claim: ClaimDetail;
  /** The fields of its questions. */
  readonly names: readonly string[];
}

/** Every page of every flow, once for each set of questions that whole claims are asked on it. */
const asking = new Map<string, Asking>();
const add = (flow: Flow, page: Page, claim: ClaimDetail) => {
  const names = askedOn(page, withBeginnings(page, claim)).map(({ ask }) => inRows(ask, rowsOf(page)));
  asking.set(`${flow.code} ${page.code}: ${names.join(' ')}`, { flow, page, claim, names });
};
const asks = ({ questions, row = 0 }: Page) => questions.length > 0 && row === 0;
for (const flow of flows) {
  const seen = new Set<Page>();
  for (const claim of wholeClaimsOf(flow))
    for (const page of situationOf(flow, claim).walked.filter(({ questions }) => questions.length > 0)) {
      add(flow, page, claim);
      seen.add(page);
    }
  // No whole claim came by.
  for (const page of flow.instances.filter((one) => asks(one) && !seen.has(one))) {
    const facts = factsReaching(flow, page.code, {});
    if (facts) add(flow, page, recordFromFacts(flow.subject, facts));
  }
}

/** The first choice of an event only structures the page; what is typed into a list of suggestions is beside what is picked. */
const isNoAnswer = (name: string) => name === 'eventFamily' || name.includes('~');

const fieldsShown = () =>
  [...document.querySelectorAll('form [name], form [data-field]')]
    .flatMap((field) => field.getAttribute('name') ?? field.getAttribute('data-field') ?? [])
    .filter((name) => !isNoAnswer(name));

const belong = (one: string, other: string) => one === other || isWithin(one, other) || isWithin(other, one);

test.each([...asking])('a field for every question, and for no other: %s', async (_, { names, ...given }) => {
  await givenPage({ flow: given.flow, code: given.page.code, claim: given.claim });
  await waitFor(() => {
    const shown = fieldsShown();
    expect(names.filter((name) => !shown.some((field) => belong(field, name)))).toEqual([]);
    expect(shown.filter((field) => !names.some((name) => belong(field, name)))).toEqual([]);
  });
});

test('no page is left out', () => {
  const seen = new Set([...asking.values()].map(({ page }) => page));
  const left = flows.flatMap(({ code, instances }) =>
    instances.filter((page) => asks(page) && !seen.has(page)).map((page) => `${code} ${page.code}`),
  );
  expect(left).toEqual([]);
});
