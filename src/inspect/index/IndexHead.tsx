import { useTexts } from '#src/i18n/useTexts.ts';
import { allCounts } from './flowGroups.ts';
import styles from './FlowIndex.module.css';

/** What the index is called, and how much there is in all flows together. */
export const IndexHead = () => {
  const { t, language } = useTexts('catalogues');
  const counted = [
    t('index.flows', { count: allCounts.flows }),
    t('index.pages', { count: allCounts.pages }),
    t('index.questions', { count: allCounts.questions }),
    t('index.rules', { count: allCounts.rules }),
  ];
  return (
    <div className={styles['head']}>
      <h1 tabIndex={-1}>{t('index.title')}</h1>
      <p>{new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(counted)}</p>
    </div>
  );
};
