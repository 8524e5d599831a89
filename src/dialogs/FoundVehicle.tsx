import type { ClaimDetail } from '../../machines/claim/claim.ts';
import styles from './FoundVehicle.module.css';

/** What the search found, for the reporter to recognise. */
export const FoundVehicle = ({ claim }: { readonly claim: ClaimDetail }) => (
  <p className={styles['vehicle']}>
    <strong>
      {claim.vehicleManufacturer?.name} {claim.vehicleModel}
    </strong>
    <span>{[claim.registrationNo, claim.manufactureYear].filter(Boolean).join(' · ')}</span>
  </p>
);
