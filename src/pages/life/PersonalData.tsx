import type { ReactNode } from 'react';
import { isAboutDeath } from '../../../machines/claim/derived/tellsOfDeath.ts';
import { isTakenFromContact } from '../../../machines/claim/facts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { TakenFrom } from '../TakenFrom.tsx';

/** Who is insured. Where the name is the reporter's, that is said below it. */
export function PersonalData(props: PageProps): ReactNode {
  const { t } = useTexts('life');
  const { claim } = props;
  return (
    <PageForm
      {...props}
      around={{
        'insured.fullName': (field) => (
          <TakenFrom name="insured.fullName" taken={claim.reporter?.fullName} field={field}>
            {isTakenFromContact(claim) && !isAboutDeath(claim) ? t('personalData.fromContact') : null}
          </TakenFrom>
        ),
      }}
    />
  );
}
