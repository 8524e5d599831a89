import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { InjuredFields, InsuredFields } from './parts/PersonFields.tsx';
import styles from './Person.module.css';

/** The insured person or company; where the injured reports, the injured, who must be reachable. */
export const Person = (props: PageProps): ReactNode =>
  props.claim.riskFlow === 'POVPOS' ? <Injured {...props} /> : <Insured {...props} />;

function Insured(props: PageProps) {
  const { claim } = props;
  const { reporterRole, reporter, insured } = claim;
  const isUntold = insured?.fullName === undefined && insured?.companyName === undefined;
  const known = reporterRole === 'INSURED' && isUntold ? reporter?.fullName : undefined;
  // The search for the policy tells what kind of person it is, not who.
  const begun = known === undefined ? claim : { ...claim, insured: { ...insured, fullName: known } };
  return (
    <PageForm {...props} claim={begun}>
      <InsuredFields who="insured" origin={known === undefined ? null : <Origin />} />
    </PageForm>
  );
}

/** The injured who reports has told name, e-mail and phone already. */
function Injured(props: PageProps) {
  const { reporterRole, reporter, injured } = props.claim;
  const isKnown = reporterRole === 'INJURED' && injured === undefined && reporter?.fullName !== undefined;
  const known = { fullName: reporter?.fullName, email: reporter?.email, tel: reporter?.tel };
  return (
    <PageForm {...props} {...(isKnown && { suggested: { injured: known } })}>
      <InjuredFields who="injured" isKindLabelHidden origin={isKnown ? <Origin isInjured /> : null} />
    </PageForm>
  );
}

function Origin({ isInjured = false }: { isInjured?: boolean }) {
  const { t } = useTexts('car');
  return (
    <p className={styles['origin']}>{t(isInjured ? 'person.POVPOS.fromContact' : 'person.fromContact')}</p>
  );
}
