import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Scene } from '#src/layout/Scene.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { FindElsewhere } from './FindElsewhere.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

/** Nothing to continue here, and the way to begin. */
export const NoDrafts = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('drafts');
  useTitle(t('title'));
  return (
    <PageFrame title={t('empty.title')} lead={t('empty.lead')}>
      <Scene name="empty" />
      <Ways>
        <ButtonLink look="primary" href={configuration.homepageUrl}>
          {t('empty.action')}
        </ButtonLink>
        <FindElsewhere />
      </Ways>
    </PageFrame>
  );
};
