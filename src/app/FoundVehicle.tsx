import { useSelector } from '@xstate/react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { useOpenedFlow } from './flowContext.ts';
import styles from './FoundVehicle.module.css';

/** What the search found, to be recognised; who knows better describes the vehicle by hand. */
export const FoundVehicle = () => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const claim = useSelector(actor, ({ context }) => context.candidate?.claim ?? context.claim);
  const describe = () => actor.send({ type: 'CONFIRM', instead: notThisOne });
  return (
    <>
      <p className={styles['vehicle']}>
        <strong>
          {claim.vehicleManufacturer?.name} {claim.vehicleModel}
        </strong>
        <span>{[claim.registrationNo, claim.manufactureYear].filter(Boolean).join(' · ')}</span>
      </p>
      <Button look="quiet" onClick={describe}>
        {t('confirmVehicleIdentification.instead')}
      </Button>
    </>
  );
};

const notThisOne = {
  vehicleFound: false,
  vehicleManufacturer: undefined,
  vehicleModel: undefined,
  manufactureYear: undefined,
  vehicleKind: undefined,
};
