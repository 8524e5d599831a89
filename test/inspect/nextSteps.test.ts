import { expect, test } from 'vitest';
import { carDraft } from '#machines/flows/car/draft.ts';
import { getPage } from '#machines/flow/compile.ts';
import { pageNextSteps } from '#src/inspect/panel/pageNextSteps.ts';
import { nextSteps } from '#machines/flows/shared/nextSteps.ts';

test('a page names the steps after sending that its answers decide about', () => {
  const names = pageNextSteps(carDraft, getPage(carDraft, 'repairShop')).map(({ name }) => name);
  expect(names).toEqual(['repair', 'decision']);
});

test('the page after sending names all of them', () => {
  expect(pageNextSteps(carDraft, getPage(carDraft, 'finalised'))).toEqual(nextSteps.DRAFT);
});
