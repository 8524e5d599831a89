import type { ReactNode } from 'react';
import box from './CheckboxField.module.css';
import styles from '#src/layout/Choice.module.css';
import type { BoundField } from '#src/fields/useBoundField.ts';
import type { Choice } from './useChoices.ts';

type Props = Pick<BoundField, 'id' | 'name' | 'isDisabled'> & {
  offered: readonly Choice[];
  chosen: readonly string[];
  onTick?: ((box: HTMLInputElement) => void) | undefined;
};

/** Boxes to tick, one below the other, which hold the answer of a field. The first has the field's id. */
export function CheckList({ id, name, isDisabled, offered, chosen, onTick }: Props): ReactNode {
  return (
    <div className={styles['choices']}>
      {offered.map(({ value, label }, index) => (
        <label key={value} className={styles['choice']}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            disabled={isDisabled}
            className={box['box']}
            onChange={onTick && ((event) => onTick(event.currentTarget))}
          />
          <span className={styles['words']}>{label}</span>
        </label>
      ))}
    </div>
  );
}
