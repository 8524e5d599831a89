import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import { fieldKeys } from './fieldTexts.ts';
import { askedBy } from './pageFields.ts';
import { schemaFields } from './schemaFields.ts';

/** Takes a flow, a page and a language; gives the names and the labels of the fields the page asks for, to be searched. */
export const fieldWords = (flow: Flow, page: Page, language: Language): readonly string[] => {
  const scopes = wordScopesOf(flow.claimType, page);
  return schemaFields(page.answers)
    .filter(({ name }) => askedBy(flow, page, name).length > 0)
    .flatMap(({ name }) => {
      const keys = fieldKeys(scopes, name, 'label');
      const asked = { lng: language, number: 1 };
      return i18n.exists(keys, asked) ? [name, i18n.t(keys, asked)] : [name];
    });
};
