import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
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

/** Who is insured, with the consent to handle data on health. Of somebody who has died only what tells who they were. */
export function PersonalData(props: PageProps): ReactNode {
  const { t } = useTexts('life');
  const { claim } = props;
  const known = knownOf(claim);
  const isDeath = isAboutDeath(claim);
  const suggested = { insured: { addressChoice: 'CZECH', ...known } };
  return (
    <PageForm
      {...props}
      suggested={isDeath ? {} : suggested}
      lead={isDeath ? t('personalData.leadDeath') : undefined}
    >
      <FixedField name="insured.personKind" value="NATURAL" />
      <TextField
        name="insured.fullName"
        words={isDeath ? 'deceased.fullName' : undefined}
        isOptional={false}
      />
      {known && !isDeath ? <p className={styles['origin']}>{t('personalData.fromContact')}</p> : null}
      <InsuredBirth />
      {isDeath ? null : (
        <>
          <InsuredContact />
          <InsuredHome />
          <InsuredWork />
        </>
      )}
      {asksHand(claim) ? (
        <RadioField name="insured.handedness" options={Handedness.options} isOptional={false} isInline />
      ) : null}
      <CheckboxField name="healthDataConsent" />
    </PageForm>
  );
}

/** The insured who reports has told name, e-mail and phone already. */
function knownOf({ reporterRole, reporter, insured }: ClaimDetail) {
  if (reporterRole !== 'INSURED' || insured !== undefined || reporter === undefined) return undefined;
  return { fullName: reporter.fullName, email: reporter.email, tel: reporter.tel };
}
