import { useSelector } from '@xstate/react';
import { identifyAddress } from '../drafts/draftsRoute.ts';
import { wished, wishMemory } from '../drafts/identify/wishMemory.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ButtonLink } from '../layout/Button.tsx';
import { useApplication } from '../shell/application.ts';
import { useOpenedFlow } from './openedFlow.ts';

/** Offers to show by a code that the contact told is the reporter's own; they come back to the page they were on. */
export const ShowContact = () => {
  const { actor } = useOpenedFlow();
  const { configuration, place } = useApplication();
  const { t } = useTexts('identify');
  const reporter = useSelector(actor, ({ context }) => context.claim.reporter);
  const keep = () => {
    const path = location.pathname + location.search;
    wishMemory(place.session).keep({ path, email: reporter?.email, tel: reporter?.tel });
  };
  return (
    <ButtonLink
      look="quiet"
      href={`${identifyAddress(configuration.entryPrefix, place.url.path())}?${wished}`}
      onClick={keep}
    >
      {t('show.action')}
    </ButtonLink>
  );
};
