import { signInPaths } from '#machines/origins/signInPaths.ts';
import { calls } from '#machines/service/calls.ts';
import type { User, Who } from '#machines/service/identity/identity.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import card from '#src/layout/Card.module.css';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from './AskFailed.tsx';
import { useAsk } from './useAsk.ts';

/** For whom a user acts: for themselves, or for those who gave them the right. */
export const Delegations = () => {
  const { visitor } = useApplication();
  const { t } = useTexts('signIn');
  const who = visitor?.who;
  useTitle(t('delegations.title'));
  if (who?.isSignedIn) return <Choice who={who} />;
  return (
    <PageFrame isSpaced title={t('delegations.title')} lead={t('delegations.signIn')}>
      <ButtonLink look="primary" icon="key" href={signInPaths.enter}>
        {t('refused.again')}
      </ButtonLink>
    </PageFrame>
  );
};

const Choice = ({ who }: { readonly who: Who }) => {
  const { client, configuration } = useApplication();
  const { t } = useTexts('signIn');
  const { ask, isBusy, failure } = useAsk(async ({ id }, signal) => {
    const { isDelegationRefused } = await client.call(calls.actFor, {
      body: id === undefined ? {} : { id },
      signal,
    });
    // The right may have been taken since the list was drawn.
    location.assign(isDelegationRefused ? signInPaths.delegations : configuration.homepageUrl);
  });
  const own: Pick<User, 'name'> & { readonly id?: undefined } = {
    name: t('delegations.own', { name: who.name ?? '' }),
  };
  return (
    <PageFrame isSpaced title={t('delegations.title')} lead={t('delegations.lead')}>
      {who.isDelegationRefused ? (
        <Notice tone="warning" title={t('delegations.refusedTitle')}>
          <p>{t('delegations.refused')}</p>
        </Notice>
      ) : null}
      <AskFailed failure={failure} />
      <ul className={card['list']}>
        {[own, ...who.delegations].map(({ id, name }) => (
          <li key={id ?? ''}>
            <Button icon={id === undefined ? 'person' : 'people'} isBusy={isBusy} onClick={() => ask({ id })}>
              {name}
              {id === who.actsFor?.id ? ` (${t('delegations.now')})` : ''}
            </Button>
          </li>
        ))}
      </ul>
      {who.delegations.length === 0 ? <p>{t('delegations.none')}</p> : null}
      <p>
        <ButtonLink look="quiet" icon="next" href={configuration.homepageUrl}>
          {t('delegations.go')}
        </ButtonLink>
      </p>
    </PageFrame>
  );
};
