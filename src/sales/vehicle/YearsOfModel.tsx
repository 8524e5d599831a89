import { yearsOfModel } from '#machines/sales/vehicle/modelYears.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/sales/records/Notes.module.css';

/** When the model that is filled in was made, where that is known. */
export const YearsOfModel = () => {
  const { t } = useTexts('clientRecord');
  const name = useAnswer('car.manufacturer.name');
  const model = useAnswer('car.model');
  const { from, to } = yearsOfModel({ manufacturer: { name }, model }) ?? {};
  if (from === undefined) return null;
  return (
    <p className={styles['notes']}>
      {to === undefined ? t('derived.madeFrom', { from }) : t('derived.made', { from, to })}
    </p>
  );
};
