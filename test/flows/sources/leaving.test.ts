import { expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import leaving from './leaving.json' with { type: 'json' };

interface Use {
  readonly name: string;
  readonly when?: unknown;
}

const usesOf = (usesOn: (page: Page) => readonly Use[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        flows.flatMap(({ code, pages }) =>
          pages.flatMap((page) =>
            usesOn(page).map(({ name, when }) => ({
              name,
              place: `${code} ${page.code}${when ? ' where' : ''}`,
            })),
          ),
        ),
        ({ name }) => name,
      ),
    ].map(([name, all]) => [name, [...new Set(all.map(({ place }) => place))]]),
  );

test('each thing is looked up on leaving these pages, always or where something holds', () => {
  expect(usesOf(({ lookups }) => lookups.map(({ call, when }) => ({ name: call, when })))).toEqual(
    leaving.lookups,
  );
});

test('each dialog is asked on leaving these pages, always or where something holds', () => {
  expect(usesOf(({ confirm }) => confirm.map(({ dialog, when }) => ({ name: dialog, when })))).toEqual(
    leaving.dialogs,
  );
});
