import { useTexts } from '../i18n/useTexts.ts';
import { ButtonLink } from '../layout/Button.tsx';
import { useApplication } from '../shell/application.ts';
import { identifyAddress } from './draftsRoute.ts';

/** The way to the reports that were begun elsewhere, for whoever can read the messages to their contact. */
export const FindElsewhere = () => {
  const { configuration, place } = useApplication();
  const { t } = useTexts('drafts');
  return (
    <ButtonLink
      look="quiet"
      icon="search"
      href={identifyAddress(configuration.entryPrefix, place.url.path())}
    >
      {t('findElsewhere')}
    </ButtonLink>
  );
};
