import { useTexts } from '../i18n/useTexts.ts';

/** Shown while the first page of a flow is loading. */
export const PageLoading = () => {
  const { t } = useTexts('common');
  return <p role="status">{t('loading')}</p>;
};
