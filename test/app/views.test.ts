import { describe, expect, test } from 'vitest';
import { asksSomething } from '#machines/flow/answers.ts';
import { flows } from '#machines/flows/index.ts';
import { getView } from '#src/flow/views.ts';

const pages = flows.flatMap(({ code, claimType, pages: own }) =>
  own.map((page) => ({ code, claimType, page, View: getView(claimType, page.view) })),
);

const PlainPage = getView('car', 'noViewOfItsOwn');

/** The files of views, as `life/PersonalData`. */
const files = Object.keys(import.meta.glob('../../src/pages/*/*.tsx')).map((file) =>
  file.slice('../../src/pages/'.length, -'.tsx'.length),
);

const fileOf = (folder: string, view: string) => `${folder}/${view.charAt(0).toUpperCase()}${view.slice(1)}`;

describe('every page of every flow', () => {
  test('is drawn by its own view, else by its questions', () => {
    const special = pages.filter(
      ({ claimType, page: { view } }) =>
        files.includes(fileOf(claimType, view)) || files.includes(fileOf('shared', view)),
    );
    const plain = pages.filter(({ View }) => View === PlainPage);
    expect(plain.length + special.length).toBe(pages.length);
    expect(special.filter(({ View }) => View === PlainPage)).toEqual([]);
  });

  test('has something to draw: questions, or a view of its own', () => {
    const empty = pages.filter(({ page, View }) => View === PlainPage && !asksSomething(page));
    expect(empty.map(({ code, page }) => `${code} ${page.code}`)).toEqual([]);
  });

  test('is drawn the same however often its view is asked for', () => {
    const other = pages.filter(({ claimType, page: { view }, View }) => getView(claimType, view) !== View);
    expect(other).toEqual([]);
  });
});

test('no view is there for a page that no flow has', () => {
  const wanted = pages.flatMap(({ claimType, page: { view } }) => {
    const own = fileOf(claimType, view);
    return files.includes(own) ? own : fileOf('shared', view);
  });
  expect(files.filter((file) => !wanted.includes(file))).toEqual([]);
});
