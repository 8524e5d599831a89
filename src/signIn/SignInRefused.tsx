import { signInPaths } from '#machines/origins/signInPaths.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';

interface Props {
  /** Key of its words. */
  readonly reason: 'loginFailed' | 'userNotLoaded' | 'noApplicationRights';
}

/** Why somebody did not get in, and the ways on. Source: specification section 8, user-visible messages. */
export const SignInRefused = ({ reason }: Props) => {
  const { configuration } = useApplication();
  const { t } = useTexts('signIn');
  const { t: failures } = useTexts('failures');
  const title = failures(`${reason}.title`);
  useTitle(title);
  return (
    <PageFrame title={title} lead={failures(`${reason}.text`)}>
      <Ways>
        <ButtonLink look="primary" icon="lock" href={signInPaths.loggedOut}>
          {t('refused.logout')}
        </ButtonLink>
        <ButtonLink icon="key" href={signInPaths.enter}>
          {t('refused.again')}
        </ButtonLink>
        <ButtonLink look="quiet" href={configuration.homepageUrl}>
          {t('refused.home')}
        </ButtonLink>
      </Ways>
    </PageFrame>
  );
};
