import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { IconName } from '#src/layout/icons.ts';
import styles from './RowsField.module.css';

type Props = {
  label: string;
  removeLabel: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
};

/** One row of a list, its name and its tools. */
export function RowFrame({ label, removeLabel, onUp, onDown, onRemove, children }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <fieldset className={styles['row']} aria-label={label} data-row>
      <div className={styles['head']}>
        <p className={styles['name']}>{label}</p>
        {onUp ? <Tool icon="up" label={t('rows.up', { row: label })} onPress={onUp} /> : null}
        {onDown ? <Tool icon="downward" label={t('rows.down', { row: label })} onPress={onDown} /> : null}
        <Tool icon="remove" label={removeLabel} onPress={onRemove} />
      </div>
      {children}
    </fieldset>
  );
}

const Tool = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
);
