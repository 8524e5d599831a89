import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.ts';

/** Takes the name of what is shown; makes it the title of the document. No answer has a place in it. */
export const useTitle = (page: string): void => {
  const { t } = useTexts('common');
  const title = t('titleOf', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
};
