import type { ReactNode } from 'react';
import { isAboutDeath, isTakenFromContact } from '../../../machines/claim/facts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { TakenFrom } from '../TakenFrom.tsx';

/** Who is insured, asked for as it fits a child, an adult, and somebody who has died. */
export function PersonalData(props: PageProps): ReactNode {
  const { t } = useTexts('life');
  const { claim } = props;
  const isDeath = isAboutDeath(claim);
  const isCare = claim.appliedRiskId === 'OCR';
  const isAdult = claim.ageGroup !== 'CHILD';
  const adult = isAdult && !isCare ? t('personalData.leadAdult') : undefined;
  return (
    <PageForm
      {...props}
      lead={isDeath ? t('personalData.leadDeath') : adult}
      hints={isAdult ? { 'personalData.contact': t('personalData.contactHintAdult') } : {}}
      around={{
        'insured.fullName': (field) => (
          <TakenFrom field={field}>
            {isTakenFromContact(claim) && !isDeath ? t('personalData.fromContact') : null}
          </TakenFrom>
        ),
      }}
    />
  );
}
