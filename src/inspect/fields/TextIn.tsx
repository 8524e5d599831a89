import { languages } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Fields.module.css';
import { missingIn, type InLanguages } from './fieldTexts.ts';

/** A text in every language; a language without it says so. */
export const TextIn = ({ text }: { readonly text: InLanguages }) => {
  const { t } = useTexts('inspect');
  return (
    <ul className={styles['languages']}>
      {languages.map((language) => {
        const isMissing = missingIn(text) > 0 && text[language] === undefined;
        return (
          <li key={language} data-missing={isMissing}>
            <b>{language}</b> <span lang={language}>{text[language] ?? ''}</span>
            {isMissing ? t('panel.noWords', { language }) : null}
          </li>
        );
      })}
    </ul>
  );
};
