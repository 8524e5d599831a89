import { situationOf } from '#machines/flow/situation.ts';
import type { ReactNode } from 'react';
import { isHomeOnPolicy, isInsuredReporter } from '#machines/claim/derived/insuredReporter.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import styles from './FoundVehicle.module.css';

/**
 * Whom and which home the policy found on the page before insures, and the ways on where it is another policy, somebody else is insured or
 * it is another home.
 */
export function FoundPolicy({ flow, page, claim, onChange, onEdit }: PageProps): ReactNode {
  const { t } = useTexts('shared');
  const { t: say } = useTexts('fields');
  if (!isInsuredReporter(claim) || situationOf(flow, claim).previous(page.code)?.code !== 'policy')
    return null;
  const { propertyKind, maskedAddress } = claim.policyHome ?? {};
  const home = [propertyKind && say(`propertyKind.options.${propertyKind}`), maskedAddress];
  return (
    <section className={styles['card']} aria-labelledby="found-policy">
      <h2 id="found-policy" className={styles['title']}>
        {t('foundPolicy.title')}
      </h2>
      <p className={styles['vehicle']}>
        <strong>{t('foundPolicy.insured', { name: claim.reporter?.fullName ?? '' })}</strong>
        <span>{claim.policyNumber}</span>
        {isHomeOnPolicy(claim) ? <span>{home.filter(Boolean).join(', ')}</span> : null}
      </p>
      <div className={styles['ways']}>
        <Button look="quiet" onClick={() => onChange('policy')}>
          {t('foundPolicy.again')}
        </Button>
        <Button look="quiet" onClick={() => onEdit({ answers: { insuredIsOther: true }, opens: 'person' })}>
          {t('foundPolicy.other')}
        </Button>
        {isHomeOnPolicy(claim) ? (
          <Button
            look="quiet"
            onClick={() => onEdit({ answers: { homeIsOther: true }, opens: 'propertyAddress' })}
          >
            {t('foundPolicy.otherHome')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
