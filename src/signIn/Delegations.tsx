import { signInPaths } from '#machines/origins/signInPaths.ts';
import { calls } from '#machines/service/calls.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import { returnPathIn, withReturnPath } from '#machines/service/identity/returnPath.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from './AskFailed.tsx';
import { Principals } from './Principals.tsx';
import { useAsk } from './useAsk.ts';

/** For whom a user acts: for themselves, or for those who gave them the right. */
export const Delegations = () => {
  const { visitor, ports } = useApplication();
  const { t } = useTexts('signIn');
  const who = visitor?.who;
  useTitle(t('delegations.title'));
  if (who?.isSignedIn) return <Choice who={who} />;
  return (
    <PageFrame isSpaced title={t('delegations.title')} lead={t('delegations.signIn')}>
      <ButtonLink
        look="primary"
        icon="key"
        href={withReturnPath(signInPaths.enter, returnPathIn(ports.query()))}
      >
        {t('refused.again')}
      </ButtonLink>
    </PageFrame>
  );
};

const Choice = ({ who }: { readonly who: Who }) => {
  const { client, configuration, ports } = useApplication();
  const returnTo = returnPathIn(ports.query());
  const goesTo = returnTo ?? configuration.homepageUrl;
  const { t } = useTexts('signIn');
  const { ask, isBusy, failure } = useAsk(async ({ id }, signal) => {
    const { isDelegationRefused } = await client.call(calls.actFor, {
      body: id === undefined ? {} : { id },
      signal,
    });
    // The right may have been taken since the list was drawn.
    location.assign(isDelegationRefused ? withReturnPath(signInPaths.delegations, returnTo) : goesTo);
  });
  return (
    <PageFrame isSpaced title={t('delegations.title')} lead={t('delegations.lead')}>
      {who.isDelegationRefused ? (
        <Notice tone="warning" title={t('delegations.refusedTitle')}>
          <p>{t('delegations.refused')}</p>
        </Notice>
      ) : null}
      <AskFailed failure={failure} />
      <Principals who={who} isBusy={isBusy} onPick={(id) => ask({ id })} />
      <p>
        <ButtonLink look="quiet" icon="next" href={goesTo}>
          {t('delegations.go')}
        </ButtonLink>
      </p>
    </PageFrame>
  );
};
