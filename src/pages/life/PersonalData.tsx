import type { ReactNode } from 'react';
import { isAboutDeath } from '../../../machines/claim/derived/tellsOfDeath.ts';
import { isTakenFromContact } from '../../../machines/claim/facts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { TakenFrom } from '../TakenFrom.tsx';

/** Who is insured, asked for as it fits a child, an adult, and somebody who has died. */
export function PersonalData(props: PageProps): ReactNode {
  const { t } = useTexts('life');
  const { claim } = props;
  const isAdult = claim.ageGroup !== 'CHILD';
  return (
    <PageForm
      {...props}
      hints={isAdult ? { 'personalData.contact': t('personalData.contactHintAdult') } : {}}
      around={{
        'insured.fullName': (field) => (
          <TakenFrom field={field}>
            {isTakenFromContact(claim) && !isAboutDeath(claim) ? t('personalData.fromContact') : null}
          </TakenFrom>
        ),
      }}
    />
  );
}
