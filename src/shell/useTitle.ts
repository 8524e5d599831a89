import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.ts';

/** Makes the name of what is shown the title of the document. Answers never belong in it. */
export const useTitle = (page: string): void => {
  const { t } = useTexts('common');
  const title = t('titleOf', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
};
