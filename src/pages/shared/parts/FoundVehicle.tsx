import { situationOf } from '#machines/flow/situation.ts';
import type { ReactNode } from 'react';
import { vehicleNotMeantOn } from '#machines/claim/dependents.ts';
import { isInsuredReporter } from '#machines/claim/derived/insuredReporter.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import styles from './FoundVehicle.module.css';

/**
 * What the search on the page before found, for the reporter to recognise, and the ways on where it is another vehicle or
 * somebody else is insured.
 */
export function FoundVehicle({ flow, page, claim, onChange, onEdit }: PageProps): ReactNode {
  const { t } = useTexts('shared');
  if (claim.vehicleFound !== true || situationOf(flow, claim).previous(page.code)?.code !== 'vehicle')
    return null;
  const { vehicleManufacturer, vehicleModel, registrationNo, maskedPlate, manufactureYear } = claim;
  return (
    <section className={styles['card']} aria-labelledby="found-vehicle">
      <h2 id="found-vehicle" className={styles['title']}>
        {t(claim.riskFlow === 'POVPOS' ? 'foundVehicle.theirs' : 'foundVehicle.title')}
      </h2>
      <p className={styles['vehicle']}>
        <strong>
          {vehicleManufacturer?.name} {vehicleModel}
        </strong>
        <span>{[registrationNo ?? maskedPlate, manufactureYear].filter(Boolean).join(' · ')}</span>
      </p>
      {isInsuredReporter(claim) ? (
        <p>{t('foundVehicle.insured', { name: claim.reporter?.fullName ?? '' })}</p>
      ) : null}
      <div className={styles['ways']}>
        <Button look="quiet" onClick={() => onChange('vehicle')}>
          {t('foundVehicle.again')}
        </Button>
        <Button
          look="quiet"
          onClick={() => onEdit({ answers: vehicleNotMeantOn(claim), opens: 'vehicleData' })}
        >
          {t('foundVehicle.describe')}
        </Button>
        {isInsuredReporter(claim) ? (
          <Button look="quiet" onClick={() => onEdit({ answers: { insuredIsOther: true }, opens: 'person' })}>
            {t('foundVehicle.other')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
