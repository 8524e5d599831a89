import { cleanup, waitFor } from '@testing-library/react';
import { page as window } from 'vitest/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '#src/style/style.css';
import '#src/fields/body/BodyField.tsx';
import '#src/fields/car/DamagedPartsField.tsx';
import type { Page } from '#machines/report/claimFlow.ts';
import { isWithin } from '#machines/subject/path.ts';
import { aroundPage } from '#test/browser/count/aroundPage.ts';
import { visibleFields } from '#test/browser/count/visibleFields.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { switchLanguage } from '#src/i18n/i18n.ts';
import { everyCodelistCame } from '#test/fields/codelists.ts';
import { givenTexts } from '#test/fields/givenForm.tsx';
import '#test/fields/everyTest.ts';
import { everyArrival, type Arrival } from './arrivals.ts';
import { givenPage } from './givenPage.tsx';
import { tooLong, type Length } from './tooLong.ts';

/** A phone, with what stands around the page. */
const phone = { width: 390, height: 844, around: aroundPage };
const most = { questions: 5, height: 1700 };

const pages = everyArrival();
const before = { width: innerWidth, height: innerHeight };
beforeAll(async () => {
  await givenTexts();
  await window.viewport(phone.width, phone.height);
  // The margins that a page has within its frame.
  document.body.style.paddingInline = 'var(--gap-2)';
  await everyCodelistCame();
});
afterAll(async () => {
  await switchLanguage('cs');
  document.body.style.paddingInline = '';
  await window.viewport(before.width, before.height);
});

/** Questions that can be seen; what belongs to one answer, to one list or to two answers of which one is enough, is one of them. */
const questionsShown = (page: Page): number => {
  const asked = page.questions.map(({ ask }) => ask);
  const isBefore = (one: string, other: string) =>
    asked.includes(one) && asked.indexOf(one) < asked.indexOf(other);
  const twins = new Map(
    page.questions.flatMap(({ ask, either, or }) => {
      if (either) return [[either.with, ask] as const];
      return or !== undefined && isBefore(or, ask) ? [[ask, or] as const] : [];
    }),
  );
  const questionOf = (field: string) => {
    const path = field.replaceAll(/\[\d+\]/g, '[]');
    return twins.get(path) ?? asked.find((one) => one === path || isWithin(path, one)) ?? path;
  };
  return new Set(visibleFields().map(({ name }) => questionOf(name))).size;
};

/** The height of the document, once two frames do not change it. */
const steadyHeight = async (): Promise<number> => {
  const height = () => document.documentElement.scrollHeight;
  for (let seen = -1; ;) {
    if (seen === height()) return seen;
    seen = height();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
};

/** How long a page is at most, whatever was answered before and whatever language is spoken, and where it is highest. */
const lengthOf = async (arrivals: readonly Arrival[]): Promise<Length & { language: Language }> => {
  const long: { questions: number; height: number; language: Language } = {
    questions: 0,
    height: 0,
    language: 'cs',
  };
  for (const language of languages) {
    await switchLanguage(language);
    for (const { flow, page, claim } of arrivals) {
      await givenPage({ flow, code: page.code, claim });
      // A choice whose codes are on their way is shorter than it will be, and no question yet.
      await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
      long.questions = Math.max(long.questions, questionsShown(page));
      const height = (await steadyHeight()) + phone.around;
      if (height > long.height) Object.assign(long, { height, language });
      cleanup();
    }
  }
  return long;
};

const isTooLong = ({ questions, height }: Length) => questions > most.questions || height > most.height;

test.each(pages)('%s fits on a phone', async (name, arrivals) => {
  const length = await lengthOf(arrivals);
  const named = tooLong[name];
  if (named === undefined) {
    expect({ ...length, isTooLong: isTooLong(length) }).toEqual({ ...length, isTooLong: false });
    return;
  }
  const { questions, height } = named;
  const { language } = length;
  // Who shortened a page so far that it fits takes it out of the table.
  expect(isTooLong(length), `${name} is in the table though it fits`).toBe(true);
  expect(length).toEqual({
    language,
    questions: Math.min(length.questions, questions),
    height: Math.min(length.height, height),
  });
});

test('the table names pages that there are', () => {
  const known = new Set<string>(pages.map(([name]) => name));
  expect(Object.keys(tooLong).filter((name) => !known.has(name))).toEqual([]);
});
