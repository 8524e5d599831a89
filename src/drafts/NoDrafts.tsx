import { useTexts } from '../i18n/useTexts.ts';
import { ButtonLink } from '../layout/Button.tsx';
import { PageFrame } from '../layout/frame/PageFrame.tsx';
import { Scene } from '../layout/Scene.tsx';
import { Ways } from '../layout/Ways.tsx';
import { useApplication } from '../shell/application.ts';
import { FindElsewhere } from './FindElsewhere.tsx';
import { useTitle } from '../shell/useTitle.ts';

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
