import type { Flow } from '../../../machines/flow/flow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import { fieldKeys } from './fieldTexts.ts';
import { pageFields } from './pageFields.ts';

/** The names and the labels of the fields a page asks for, to be searched. */
export const fieldWords = (flow: Flow, page: Page, language: Language): readonly string[] => {
  const scopes = wordScopesOf(flow.claimType, page);
  return pageFields(page).flatMap(({ name }) => {
    const keys = fieldKeys(scopes, name, 'label');
    const asked = { lng: language, number: 1 };
    return i18n.exists(keys, asked) ? [name, i18n.t(keys, asked)] : [name];
  });
};
