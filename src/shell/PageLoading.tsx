import { useTexts } from '#src/i18n/useTexts.ts';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import { Frame } from './Frame.tsx';

/** Shown while a page is loading for the first time. */
export const PageLoading = () => {
  const { t } = useTexts('common');
  return <Spinner label={t('loading')} />;
};

/** The whole window while what it shows is loading. */
export const WindowLoading = () => (
  <Frame>
    <Columns>
      <PageLoading />
    </Columns>
  </Frame>
);
