import { useSelector } from '@xstate/react';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { askForDraft, authorisationAddress } from '#src/drafts/draftsRoute.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useApplication } from '#src/shell/application.ts';

/** Another tab of this browser has ended the session: what is typed stays here until its reporter comes back by one of the ways offered. */
export const LoggedOutDialog = () => {
  const { actor } = useOpenedFlow();
  const { visitor, configuration } = useApplication();
  const { t } = useTexts('meetings');
  const isSent = useSelector(actor, ({ context }) => context.stored.result !== undefined);
  const isSignedIn = visitor?.who?.isSignedIn === true;
  return (
    <Dialog
      title={t('loggedOut.title')}
      actions={
        <>
          {isSignedIn ? (
            <ButtonLink look="primary" icon="key" href={signInPaths.enter}>
              {t('loggedOut.again')}
            </ButtonLink>
          ) : null}
          {isSent ? null : <GoOn isFirst={!isSignedIn} />}
          <ButtonLink look="quiet" href={configuration.homepageUrl}>
            {t('loggedOut.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('loggedOut.text')}</p>
      {isSent ? null : <p>{t('loggedOut.kept')}</p>}
    </Dialog>
  );
};

/** A report opens by a number told in it; one that is only typed yet begins anew, with what was typed. */
const GoOn = ({ isFirst }: { readonly isFirst: boolean }) => {
  const { actor } = useOpenedFlow();
  const { configuration, ports } = useApplication();
  const { t } = useTexts('meetings');
  const goOn = () => {
    const { ref } = actor.getSnapshot().context.stored;
    if (ref === undefined) return location.reload();
    askForDraft(ports.session, ref.claimRequestUuid);
    location.assign(authorisationAddress(configuration, ports.url.path()));
  };
  return (
    <Button look={isFirst ? 'primary' : 'secondary'} onClick={goOn}>
      {t('loggedOut.goOn')}
    </Button>
  );
};
