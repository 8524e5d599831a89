import { useTexts } from '../i18n/useTexts.ts';
import { Spinner } from '../layout/Spinner.tsx';

/** Shown while a page is loading for the first time. */
export const PageLoading = () => {
  const { t } = useTexts('common');
  return <Spinner label={t('loading')} />;
};
