import { useTexts } from '../i18n/useTexts.ts';
import { useApplication } from './application.ts';

/** The page shown when no transition may be entered, and for addresses nobody knows. Section 2. */
export const NotFound = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('failures');
  const { t: common } = useTexts('common');
  return (
    <>
      <h1 tabIndex={-1}>{t('NOT_FOUND_PAGE.title')}</h1>
      <p>{t('NOT_FOUND_PAGE.text')}</p>
      <a href={configuration.homepageUrl}>{common('action.home')}</a>
    </>
  );
};
