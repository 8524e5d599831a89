import { use } from 'react';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { wordKeys } from '../forms/wordScopes.ts';
import { i18n } from '../i18n/i18n.ts';
import { languages, type Language } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { wordScopesOf } from '../pages/wordScopesOf.ts';
import { allLanguages } from './allLanguages.ts';
import styles from './Inspect.module.css';

/** What a page asks, and the words of each question in every language; one that is missing says so. */
export const Questions = ({ flow, page }: { readonly flow: Flow; readonly page: Page }) => {
  const { t } = useTexts('inspect');
  use(allLanguages(flow.claimType));
  const scopes = wordScopesOf(flow.claimType, page);
  const label = (name: string, language: Language) => {
    const keys = wordKeys(scopes, `${name}.label`);
    return i18n.exists(keys, { lng: language }) ? i18n.t(keys, { lng: language }) : undefined;
  };
  // The words of a group may be those of its fields alone.
  const isNamed = (name: string, language: Language) =>
    label(name, language) !== undefined || i18n.getResource(language, 'fields', name) !== undefined;
  const asked = Object.entries(page.answers.shape);
  return (
    <>
      <h3>{t('panel.asks')}</h3>
      {asked.length === 0 ? <p>{t('panel.asksNothing')}</p> : null}
      <ul className={styles['questions']}>
        {asked.map(([name, schema]) => (
          <li key={name}>
            <code>{name}</code> <span>{isOptional(schema) ? t('panel.optional') : t('panel.required')}</span>
            <ul>
              {languages.map((language) => (
                <li key={language} lang={language} data-missing={!isNamed(name, language)}>
                  {label(name, language) ??
                    (isNamed(name, language) ? '–' : t('panel.noWords', { language }))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
};

const isOptional = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'optional';
