import { expect, test } from 'vitest';
import { partsOf } from '#machines/subject/path.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Question } from '#machines/flow/question.ts';
import { findLine, lines } from '#machines/flows/lines.ts';
import { reach } from '#test/houseSources.ts';

const catalogue = 'machines/claim/fields/';
const files = import.meta.glob<Readonly<Record<string, object>>>('../../machines/claim/fields/**/*.ts');

/** What is loaded with a file. */
const loadedWith = (file: string): readonly string[] => [
  ...reach(file, (line) => !line.isType && !line.isLazy).keys(),
];

/** The files of the catalogue of which nothing is asked, among those loaded with a file. */
const unasked = async (file: string, pages: readonly Page[]): Promise<readonly string[]> => {
  const asked = new Set(pages.flatMap(({ questions }) => namesIn(questions)));
  const loaded = loadedWith(file).filter((to) => to.startsWith(catalogue));
  const fields = await Promise.all(loaded.map(fieldsIn));
  return loaded.filter((_, at) => fields[at]?.length !== 0 && !fields[at]?.some((name) => asked.has(name)));
};

/** The fields of the claim that a file of the catalogue has; none for one with parts of fields only. */
const fieldsIn = async (file: string): Promise<readonly string[]> => {
  return Object.entries((await files[`../../${file}`]?.()) ?? {}).flatMap(([name, fields]) =>
    name.endsWith('Fields') ? Object.keys(fields) : [],
  );
};

const namesIn = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap(({ ask, rows = [] }) => [String(partsOf(ask)[0]), ...namesIn(rows)]);

test.each(['src/main.ts', 'src/flow/opening/openFlow.ts', 'src/app/answerEarly.ts'])(
  '%s brings no field along: fields come with the pages that ask for them',
  (file) => {
    const fields = loadedWith(file).filter(
      (to) => to.startsWith(catalogue) || to === 'machines/claim/claim.ts',
    );
    expect(fields).toEqual([]);
  },
);

test.each(lines)('a claim of $claimType comes with fields that it asks for', async ({ claimType, flows }) => {
  const { pages } = await flows.DRAFT();
  const shared = loadedWith('machines/flows/shared/ask.ts');
  const idle = await unasked(`machines/flows/${claimType}/draft.ts`, pages);
  expect(idle.filter((file) => !shared.includes(file))).toEqual([]);
});

test('what lines share is asked about a vehicle, so that a field of few lines costs the others nothing', async () => {
  const { pages } = (await findLine('car')?.flows.DRAFT()) ?? { pages: [] };
  expect(await unasked('machines/flows/shared/ask.ts', pages)).toEqual([]);
});
