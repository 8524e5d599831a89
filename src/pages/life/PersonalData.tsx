import type { ReactNode } from 'react';
import { Handedness } from '../../../machines/claim/enums.ts';
import { asksHand } from '../../../machines/claim/life/lifePersonRules.ts';
import { isAboutDeath } from '../../../machines/claim/life/lifeRoles.ts';
import { CheckboxField } from '../../fields/CheckboxField.tsx';
import { FixedField } from '../../fields/FixedField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { InsuredBirth } from './parts/InsuredBirth.tsx';
import { InsuredContact } from './parts/InsuredContact.tsx';
import { InsuredHome } from './parts/InsuredHome.tsx';
import { InsuredWork } from './parts/InsuredWork.tsx';
import styles from './PersonalData.module.css';
import { isTakenFromContact, startingInsured } from './startingInsured.ts';

/** Who is insured, with the consent to handle data on health. Of somebody who has died only what tells who they were. */
export function PersonalData(props: PageProps): ReactNode {
  const { t } = useTexts('life');
  const { claim } = props;
  const isDeath = isAboutDeath(claim);
  const isAdult = claim.ageGroup === 'ADULT';
  const adult = isAdult ? t('personalData.leadAdult') : undefined;
  const lead = isDeath ? t('personalData.leadDeath') : adult;
  return (
    <PageForm {...props} claim={isDeath ? claim : startingInsured(claim)} lead={lead}>
      <TextField
        name="insured.fullName"
        words={isDeath ? 'deceased.fullName' : undefined}
        isOptional={false}
      />
      {isTakenFromContact(claim) && !isDeath ? (
        <p className={styles['origin']}>{t('personalData.fromContact')}</p>
      ) : null}
      <InsuredBirth />
      {isDeath ? null : (
        <>
          <InsuredContact isAdult={isAdult} />
          <InsuredHome />
          <InsuredWork isAdult={isAdult} />
        </>
      )}
      {asksHand(claim) ? (
        <RadioField name="insured.handedness" options={Handedness.options} isOptional={false} isInline />
      ) : null}
      <FixedField name="insured.personKind" value="NATURAL" />
      <CheckboxField name="healthDataConsent" />
    </PageForm>
  );
}
