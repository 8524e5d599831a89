import { useEffect } from 'react';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { calls } from '#machines/service/calls.ts';
import { returnPathIn, withReturnPath } from '#machines/service/identity/returnPath.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from './AskFailed.tsx';
import { returnMemory } from './returnMemory.ts';
import { useAsk } from './useAsk.ts';

/** The page after logging out; a visitor who comes to it signed in is logged out first. Source: specification section 2. */
export const LoggedOut = () => {
  const { visitor } = useApplication();
  // Nobody else loses a session by a link that leads here.
  return visitor?.who?.isSignedIn ? <Leaving /> : <Left />;
};

const Left = () => {
  const { configuration, ports } = useApplication();
  const { t } = useTexts('signIn');
  useTitle(t('loggedOut.title'));
  return (
    <PageFrame title={t('loggedOut.title')} lead={t('loggedOut.text')}>
      <Ways>
        <ButtonLink
          look="primary"
          icon="key"
          href={withReturnPath(signInPaths.enter, returnMemory(ports.session).read())}
        >
          {t('loggedOut.again')}
        </ButtonLink>
        <ButtonLink href={configuration.homepageUrl}>{t('loggedOut.home')}</ButtonLink>
      </Ways>
    </PageFrame>
  );
};

const Leaving = () => {
  const { client, ports } = useApplication();
  const { t } = useTexts('signIn');
  useTitle(t('loggedOut.leaving'));
  const { ask, isBusy, failure } = useAsk(async (_, signal) => {
    returnMemory(ports.session).keep(returnPathIn(ports.query()));
    const { url } = await client.call(calls.logout, { signal });
    location.replace(url ?? signInPaths.loggedOut);
  });
  useEffect(() => ask(), [ask]);
  return (
    <PageFrame isSpaced title={t('loggedOut.leaving')} lead={t('loggedOut.leavingText')}>
      <AskFailed failure={failure} />
      <Ways>
        <Button look="primary" isBusy={isBusy} onClick={() => ask()}>
          {t('bar.logout')}
        </Button>
      </Ways>
    </PageFrame>
  );
};
