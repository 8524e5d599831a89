import type { Page as Window } from 'playwright/test';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isWithin } from '#machines/subject/path.ts';
import { findSchema } from '#test/claim/schemaAt.ts';
import { answersOn } from '#machines/flow/answers.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { controlFor } from '#machines/flow/question.ts';
import { everyAsked, isHalfMoment } from '#test/model/asked.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import { often } from '#test/browser/support/often.ts';
import { leavesOf } from './leaves.ts';

/** What the fields of a form hold, by their names: nothing where nothing is chosen. */
interface Form {
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** Fields that carry what no reporter is asked for. */
  readonly carried: readonly string[];
}

/** Fails where a page shows anything but what the data says is asked, or says anything but what the claim answers. */
export const expectAsked = async (window: Window, page: Page, claim: ClaimDetail): Promise<void> => {
  await expect
    .poll(async () => differences(await readForm(window), page, claim), {
      ...often,
      message: `what ${page.code} shows beside what it asks`,
    })
    .toEqual([]);
};

const differences = ({ said, carried }: Form, page: Page, claim: ClaimDetail): readonly string[] => {
  const asked = everyAsked(page, claim);
  const isOf = (field: string) => (name: string) => field === name || isWithin(field, name);
  const names = asked.map(({ name }) => name);
  const shown = Object.keys(said).filter((field) => findSchema(field));
  // What is no field of the claim is there for the eye: once it is chosen, one comes up that is.
  const leads = Object.entries(said).some(([field, values]) => !findSchema(field) && values.length === 0);
  const wanted = new Map(leavesOf(answersOn(page, claim)).map(({ name, values }) => [name, values]));
  return [
    ...shown.filter((field) => !names.some(isOf(field))).map((field) => `${field} is not asked`),
    ...asked
      .filter(({ question }) => !unseen.includes(controlFor(question)?.kind))
      .filter(({ name }) => !leads && !shown.some((field) => isOf(field)(name)))
      .map(({ name }) => `${name} is not shown`),
    ...[...new Set([...shown, ...wanted.keys()])]
      .filter((field) => wanted.has(field) || !carried.includes(field))
      .filter((field) => written(said[field]) !== written(wanted.get(field)))
      .map((field) => `${field} says ${written(said[field])}, not ${written(wanted.get(field))}`),
  ];
};

/** What has no field of its own: a list has those of its rows, and files are outside the form. */
const unseen: readonly (string | undefined)[] = ['rows', 'files', 'hidden'];

const written = (values: readonly string[] = []) =>
  values
    .filter((value) => value !== '' && !isHalfMoment(value))
    .toSorted()
    .join(', ');

const readForm = (window: Window): Promise<Form> =>
  window.evaluate(() => {
    const said: Record<string, string[]> = {};
    const carried: string[] = [];
    for (const field of document.forms.namedItem('page')?.elements ?? []) {
      const isField =
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement;
      if (!isField || field.name === '' || field.name.endsWith('~text') || field.name.startsWith('__'))
        continue;
      const values = (said[field.name] ??= []);
      if (field.hidden && !field.closest('[data-field-frame]')) carried.push(field.name);
      const isChoice = field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
      if (!isChoice || field.checked) values.push(field.value);
    }
    return { said, carried };
  });
