import type { Locator, Page } from 'playwright/test';
import type { Say } from './words.ts';

/** The fields of the page shown, each found by its words as a reporter finds it. */
export interface Fields {
  readonly box: (name: string, words?: string) => Locator;
  readonly group: (name: string) => Locator;
  readonly type: (name: string, text: string, words?: string) => Promise<void>;
  /** Picks one answer of a few; `choices` names the field that has their words. */
  readonly choose: (name: string, option: string, choices?: string) => Promise<void>;
  readonly answerYesNo: (name: string, option: 'YES' | 'NO' | 'UNKNOWN') => Promise<void>;
  /** Types a part of a value and takes the suggestion of that name. */
  readonly suggest: (name: string, typed: string, suggestion: string, words?: string) => Promise<void>;
  readonly select: (name: string, option: RegExp, words?: string) => Promise<void>;
  readonly tick: (name: string) => Promise<void>;
}

/** Takes the browser's page and the words spoken; gives the fields. */
export const fieldsOf = (page: Page, say: Say): Fields => {
  const named = (name: string) =>
    new RegExp(`^${escaped(say(`fields:${name}.label`))}( \\(${escaped(say('common:optional'))}\\))?$`);
  const box: Fields['box'] = (name, words = name) =>
    page.getByRole('textbox', { name: named(words) }).or(page.getByRole('combobox', { name: named(words) }));
  const group: Fields['group'] = (name) =>
    page.getByRole('radiogroup', { name: named(name) }).or(page.getByRole('group', { name: named(name) }));
  const choose: Fields['choose'] = (name, option, choices = name) =>
    group(name)
      .getByRole('radio', { name: say(`fields:${choices}.options.${option}`), exact: true })
      .check();
  return {
    box,
    group,
    choose,
    type: (name, text, words) => box(name, words).fill(text),
    answerYesNo: (name, option) => choose(name, option, 'yesNo'),
    suggest: async (name, typed, suggestion, words) => {
      await box(name, words).pressSequentially(typed);
      await page.getByRole('option', { name: suggestion, exact: true }).click();
    },
    select: async (name, option, words) => {
      const list = box(name, words);
      const value = await list.getByRole('option', { name: option }).getAttribute('value');
      await list.selectOption(value);
    },
    tick: (name) => page.getByRole('checkbox', { name: named(name) }).check(),
  };
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
