import { memo, type ReactNode } from 'react';
import type { GroupProps } from './fieldProps.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { useBoundField, type BoundField } from './useBoundField.ts';
import { useChoices, type Choice } from './useChoices.ts';
import box from './CheckboxField.module.css';
import styles from './RadioField.module.css';

type Look = { isLabelHidden?: boolean | undefined };

/** Several short answers of a few. */
export const CheckboxesField = memo(function CheckboxesField({
  options,
  isLabelHidden,
  ...props
}: GroupProps & { options: readonly string[] }): ReactNode {
  const field = useBoundField(props);
  const offered = useChoices(props.words ?? props.name, options);
  return <Checkboxes {...field} offered={offered} isLabelHidden={isLabelHidden} />;
});

function Checkboxes({
  offered,
  isLabelHidden,
  ...field
}: BoundField & Look & { offered: readonly Choice[] }) {
  const { id, name, isOptional, error, note } = field;
  const chosen = field.chosen.split('\n');
  return (
    <GroupFrame
      id={id}
      name={name}
      words={field}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      error={error}
      note={note}
    >
      <div className={styles['choices']}>
        {offered.map(({ value, label }, index) => (
          <label key={value} className={styles['choice']}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={field.isDisabled}
              className={box['box']}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
