import { useSelector } from '@xstate/react';
import { identifyAddress } from '#src/drafts/draftsRoute.ts';
import { wished, wishMemory } from '#src/drafts/identify/wishMemory.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useOpenedFlow } from './openedFlow.ts';

/** Offers to show by a code that the contact told is the reporter's own; they come back to the page they were on. */
export const ShowContact = () => {
  const { actor } = useOpenedFlow();
  const { configuration, ports } = useApplication();
  const { t } = useTexts('identify');
  const reporter = useSelector(actor, ({ context }) => context.record.reporter);
  const keep = () => {
    const path = location.pathname + location.search;
    wishMemory(ports.session).keep({ path, email: reporter?.email, tel: reporter?.tel });
  };
  return (
    <ButtonLink
      look="quiet"
      href={`${identifyAddress(configuration, ports.url.path())}?${wished}`}
      onClick={keep}
    >
      {t('show.action')}
    </ButtonLink>
  );
};
