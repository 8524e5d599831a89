import type { Language } from '#src/i18n/languages.ts';
import styles from './WordlessFailure.module.css';

/** The few words that come with the code: all others are what did not load. */
const words = {
  cs: {
    title: 'Stránka se nenačetla',
    text: 'Zkontrolujte prosím připojení a zkuste to znovu. Co jste uložili, zůstalo.',
    again: 'Zkusit znovu',
  },
  sk: {
    title: 'Stránka sa nenačítala',
    text: 'Skontrolujte prosím pripojenie a skúste to znova. Čo ste uložili, zostalo.',
    again: 'Skúsiť znova',
  },
  en: {
    title: 'The page did not load',
    text: 'Please check your connection and try again. What you have saved is kept.',
    again: 'Try again',
  },
} satisfies Record<Language, Readonly<Record<string, string>>>;

/** Shown when not even the texts have loaded, which every other page needs. */
export const WordlessFailure = ({ language }: { readonly language: Language }) => {
  const { title, text, again } = words[language];
  return (
    <main className={styles['page']}>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className={styles['again']} onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  );
};
