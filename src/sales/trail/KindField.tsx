import { LookKind } from '#machines/service/sales/trailCalls.ts';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './TrailPage.module.css';

/** The kinds of looks, one of which or all are shown. */
export const KindField = () => {
  const { t } = useTexts('sales');
  const field = useBoundField({ name: 'lookKind', isOptional: true });
  const { id, error, note } = field;
  return (
    <FieldFrame id={id} words={field} isOptional error={error} note={note}>
      <select
        id={id}
        name={field.name}
        className={styles['select']}
        defaultValue=""
        aria-describedby={describedBy(id, field)}
      >
        <option value="">{t('trail.all')}</option>
        {LookKind.options.map((kind) => (
          <option key={kind} value={kind}>
            {t(`trail.kind.${kind}`)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
