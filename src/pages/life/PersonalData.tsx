import type { ReactNode } from 'react';
import { isAboutDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import { isTakenFromContact } from '#machines/claim/facts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { AdoptedFrom } from '#src/pages/AdoptedFrom.tsx';

/** Who is insured. Where the name is the reporter's, that is said below it. */
export function PersonalData(props: PageProps): ReactNode {
  const { t } = useTexts('life');
  const { claim } = props;
  return (
    <PageForm
      {...props}
      around={{
        'insured.fullName': (field) => (
          <AdoptedFrom name="insured.fullName" adopted={claim.reporter?.fullName} field={field}>
            {isTakenFromContact(claim) && !isAboutDeath(claim) ? t('personalData.fromContact') : null}
          </AdoptedFrom>
        ),
      }}
    />
  );
}
