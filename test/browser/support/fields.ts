import { expect, type Locator, type Page } from 'playwright/test';
import type { Say } from './words.ts';

/** The fields of the page shown, each found by its words, as a reporter finds it. */
export interface Fields {
  readonly box: (name: string, words?: string) => Locator;
  readonly group: (name: string) => Locator;
  readonly type: (name: string, text: string, words?: string) => Promise<void>;
  /** Picks one answer out of a few; `choices` names the field that has their words. */
  readonly choose: (name: string, option: string, choices?: string) => Promise<void>;
  /** Presses one of several answers that go on by themselves. */
  readonly lead: (name: string, option: string, choices?: string) => Promise<void>;
  readonly answerYesNo: (name: string, option: 'YES' | 'NO' | 'UNKNOWN') => Promise<void>;
  /** Types a part of a value and takes the suggestion of that name, which must be the first. */
  readonly suggest: (name: string, typed: string, suggestion: string, words?: string) => Promise<void>;
  readonly select: (name: string, option: RegExp, words?: string) => Promise<void>;
  /** Chooses one of the values of a codelist that are laid out, by its code. */
  readonly chooseCode: (name: string, code: string) => Promise<void>;
  /** Picks a value of a list by its code. */
  readonly pick: (name: string, code: string, words?: string) => Promise<void>;
  readonly tick: (name: string) => Promise<void>;
  /** Ticks some of several answers. */
  readonly tickSome: (name: string, options: readonly string[], choices?: string) => Promise<void>;
  readonly typeMoment: (name: string, day: string, time: string) => Promise<void>;
  /** Adds a row to a list and returns the fields of the row. */
  readonly addRow: (list: string, number: number) => Promise<Fields>;
  /** The fields of a row that is there. */
  readonly row: (list: string, number: number) => Fields;
}

/** The fields of the browser's page, or of a part of it where one is given, in the words of the language spoken. */
export const fieldsOf = (window: Page, say: Say, page: Page | Locator = window): Fields => {
  // Words are kept under the name of a field without row numbers.
  const textOf = (name: string, key: string) => `fields:${name.replaceAll(/\[\d+\]/g, '')}.${key}`;
  const named = (name: string) =>
    new RegExp(`^${escaped(say(textOf(name, 'label')))}( \\(${escaped(say('common:optional'))}\\))?$`);
  const box: Fields['box'] = (name, words = name) =>
    page.getByRole('textbox', { name: named(words) }).or(page.getByRole('combobox', { name: named(words) }));
  const group: Fields['group'] = (name) =>
    page.getByRole('radiogroup', { name: named(name) }).or(page.getByRole('group', { name: named(name) }));
  const choose: Fields['choose'] = (name, option, choices = name) =>
    group(name)
      .getByRole('radio', { name: say(textOf(choices, `options.${option}`)), exact: true })
      .check();
  const row: Fields['row'] = (list, number) =>
    fieldsOf(
      window,
      say,
      page.getByRole('group', { name: say(textOf(list, 'row'), { number }), exact: true }),
    );
  return {
    box,
    group,
    choose,
    lead: (name, option, choices = name) =>
      group(name)
        .getByRole('button')
        .filter({ has: window.getByText(say(textOf(choices, `options.${option}`)), { exact: true }) })
        .click(),
    type: (name, text, words) => box(name, words).fill(text),
    answerYesNo: (name, option) => choose(name, option, 'yesNo'),
    suggest: async (name, typed, suggestion, words) => {
      const field = box(name, words);
      // Who types before the box with suggestions of its own is loaded gets those of the browser, which no test can see.
      await expect(field).toHaveAttribute('aria-autocomplete', 'list');
      await field.pressSequentially(typed);
      await window.getByRole('option', { name: suggestion, exact: true }).waitFor();
      // By keyboard: a window that was made narrow and wide again is not clicked where it is drawn on a phone.
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(field).toHaveValue(suggestion);
    },
    select: async (name, option, words) => {
      const list = box(name, words);
      const value = await list.getByRole('option', { name: option }).getAttribute('value');
      await list.selectOption(value);
    },
    pick: async (name, code, words) => void (await box(name, words).selectOption(code)),
    chooseCode: (name, code) => group(name).locator(`[value="${code}"]`).check(),
    tick: (name) => page.getByRole('checkbox', { name: named(name) }).check(),
    tickSome: async (name, options, choices = name) => {
      for (const option of options) {
        await group(name)
          .getByRole('checkbox', { name: say(textOf(choices, `options.${option}`)), exact: true })
          .check();
      }
    },
    typeMoment: async (name, day, time) => {
      await group(name).getByLabel(say('common:date.day'), { exact: true }).fill(day);
      await group(name).getByLabel(say('common:date.time'), { exact: true }).fill(time);
    },
    addRow: async (list, number) => {
      await page.getByRole('button', { name: say(textOf(list, 'add')), exact: true }).click();
      return row(list, number);
    },
    row,
  };
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
