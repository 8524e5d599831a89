import type { ReactNode } from 'react';
import { normaliseVehicleSearch } from '#machines/claim/normalise.ts';
import { vehicleIdentifierKind } from '#machines/claim/checks/vehicleIdentifier.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './RecognisedIdentifier.module.css';

interface Props {
  readonly name: string;
  /** What need not be recognised, because it was not typed. */
  readonly known: readonly unknown[];
}

/** Says what the letters typed so far into a field look like, so that a slip is noticed before it is searched for. */
export function RecognisedIdentifier({ name, known }: Props): ReactNode {
  const { t } = useTexts('car');
  const answer = useAnswer(name);
  const kind = known.includes(answer) ? undefined : vehicleIdentifierKind(normaliseVehicleSearch(answer));
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
