import { useEffect } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from './application.ts';

/**
 * Makes the name of what is shown the title of the document. Answers never belong in it.
 *
 * @param manner `quiet` leaves the name of the product out, which nobody should be greeted with after a death.
 */
export const useTitle = (page: string, manner?: 'quiet'): void => {
  const { t } = useTexts('common');
  const title = t(manner === 'quiet' ? 'quietTitleOf' : 'titleOf', { page });
  const { onShown } = useApplication();
  useEffect(() => {
    document.title = title;
    onShown();
  }, [title, onShown]);
};
