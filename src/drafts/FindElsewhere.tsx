import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { useApplication } from '#src/shell/application.ts';
import { identifyAddress } from './draftsRoute.ts';

/** The way to the reports that were begun elsewhere, for a reporter who can read the messages to their contact. */
export const FindElsewhere = () => {
  const { configuration, ports } = useApplication();
  const { t } = useTexts('drafts');
  return (
    <ButtonLink look="quiet" icon="search" href={identifyAddress(configuration, ports.url.path())}>
      {t('findElsewhere')}
    </ButtonLink>
  );
};
