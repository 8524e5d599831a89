import type { ReactNode } from 'react';
import { normaliseVehicleSearch } from '../../../../machines/claim/normalise.ts';
import { vehicleIdentifierKind } from '../../../../machines/claim/checks/vehicleIdentifier.ts';
import { useAnswer } from '../../../forms/useAnswer.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Icon } from '../../../layout/Icon.tsx';
import styles from './RecognisedIdentifier.module.css';

/** Says what the letters typed so far into a field look like, so that a slip is noticed before it is searched for. */
export function RecognisedIdentifier({ name }: { name: string }): ReactNode {
  const { t } = useTexts('car');
  const kind = vehicleIdentifierKind(normaliseVehicleSearch(useAnswer(name)));
  return (
    <div className={styles['place']} aria-live="polite">
      {kind ? (
        <p className={styles['sentence']} data-kind={kind}>
          <Icon name={kind === 'BIRTH_NUMBER' ? 'warning' : 'check'} size={18} />
          {t(`vehicle.recognised.${kind}`)}
        </p>
      ) : null}
    </div>
  );
}
