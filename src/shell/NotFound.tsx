import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Scene } from '#src/layout/Scene.tsx';
import { useApplication } from './application.ts';
import { useTitle } from './useTitle.ts';

/** The page shown when no transition may be taken, and for unknown addresses. Source: specification section 2. */
export const NotFound = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('failures');
  const { t: common } = useTexts('common');
  useTitle(t('NOT_FOUND_PAGE.title'));
  return (
    <PageFrame isRefusal title={t('NOT_FOUND_PAGE.title')} lead={t('NOT_FOUND_PAGE.text')}>
      <Scene name="lost" />
      <p>
        <ButtonLink look="primary" href={configuration.homepageUrl}>
          {common('action.home')}
        </ButtonLink>
      </p>
    </PageFrame>
  );
};
