import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from './DriverShortcuts.module.css';

/** One press instead of typing a name that was given before. */
export function DriverShortcuts({ claim }: { claim: ClaimDetail }): ReactNode {
  const { t } = useTexts('car');
  const { setValues } = useFormAround();
  const named = useAnswer('driver.fullName');
  const { me, insured } = likelyDrivers(claim);
  return (
    <div className={styles['shortcuts']}>
      {me && me !== named ? (
        <Button look="quiet" icon="person" onClick={() => setValues({ 'driver.fullName': me })}>
          {t('circumstances.iDrove')}
        </Button>
      ) : null}
      {insured && insured !== named ? (
        <Button look="quiet" icon="person" onClick={() => setValues({ 'driver.fullName': insured })}>
          {t('circumstances.insuredDrove')}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * The names of those who may have driven, among the people already named: the reporter, unless a company reports, and the
 * insured. Nobody is offered twice.
 */
export function likelyDrivers({ reporterRole, reporter, insured }: ClaimDetail): {
  me: string | undefined;
  insured: string | undefined;
} {
  const isCompany = reporterRole === 'SERVICE' || reporterRole === 'BROKER';
  const me = isCompany ? undefined : reporter?.fullName;
  const named = insured?.personKind === 'NATURAL' ? insured.fullName : undefined;
  return { me, insured: named === me ? undefined : named };
}
